-- Quizzes among the lessons of a course, and what learners answered.

ALTER TABLE course_lessons DROP CONSTRAINT course_lessons_kind_check;
-- Article 0, film 1, book 2, quiz 3.
ALTER TABLE course_lessons ADD CONSTRAINT course_lessons_kind_check CHECK (kind IN (0, 1, 2, 3));

-- Questions with their right answers, as the contract writes them; null for other kinds of lessons.
ALTER TABLE lesson_contents ADD COLUMN quiz jsonb;

CREATE TABLE quiz_attempts (
  id uuid PRIMARY KEY,
  lesson_id uuid NOT NULL REFERENCES course_lessons (id) ON DELETE CASCADE,
  learner_id uuid NOT NULL REFERENCES learner_users (id) ON DELETE CASCADE,
  -- From 1, of this learner in this lesson.
  number integer NOT NULL CONSTRAINT quiz_attempts_number_check CHECK (number > 0),
  -- With whether each was right when it was handed in: questions may change later.
  answers jsonb NOT NULL,
  right_count integer NOT NULL,
  question_count integer NOT NULL,
  is_passed boolean NOT NULL,
  handed_in_at timestamptz NOT NULL,
  CONSTRAINT quiz_attempts_right_count_check CHECK (right_count BETWEEN 0 AND question_count),
  CONSTRAINT quiz_attempts_lesson_id_learner_id_number_key UNIQUE (lesson_id, learner_id, number)
);
CREATE INDEX quiz_attempts_learner_id_idx ON quiz_attempts (learner_id);
