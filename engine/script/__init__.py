"""The scenario language: what people type, read into values, printed back, and run."""
