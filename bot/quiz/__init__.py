"""Community quizzes: questions that the engine writes and marks."""
