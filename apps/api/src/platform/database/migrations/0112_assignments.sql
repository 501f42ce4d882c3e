-- Assignments among the lessons of a course, what learners handed in, and how it was marked.

ALTER TABLE course_lessons DROP CONSTRAINT course_lessons_kind_check;
-- Article 0, film 1, book 2, quiz 3, assignment 4.
ALTER TABLE course_lessons ADD CONSTRAINT course_lessons_kind_check CHECK (kind IN (0, 1, 2, 3, 4));

-- What holds for an assignment, as the contract writes it; null for other kinds of lessons.
ALTER TABLE lesson_contents ADD COLUMN assignment jsonb;

CREATE TABLE assignment_submissions (
  id uuid PRIMARY KEY,
  -- In the order in which they came.
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  lesson_id uuid NOT NULL REFERENCES course_lessons (id) ON DELETE CASCADE,
  learner_id uuid NOT NULL REFERENCES learner_users (id) ON DELETE CASCADE,
  -- From 1, of this learner in this lesson.
  number integer NOT NULL CONSTRAINT assignment_submissions_number_check CHECK (number > 0),
  -- The one that is marked: the latest of this learner in this lesson.
  is_current boolean NOT NULL,
  text text NOT NULL CONSTRAINT assignment_submissions_text_check CHECK (char_length(text) <= 20000),
  handed_in_at timestamptz NOT NULL,
  -- What held when it was handed in: an assignment may change later.
  due_at timestamptz,
  max_points integer NOT NULL CONSTRAINT assignment_submissions_max_points_check CHECK (max_points > 0),
  pass_points integer NOT NULL,
  points integer,
  feedback text,
  is_accepted boolean,
  marked_at timestamptz,
  -- Null before, and once that account is gone.
  marked_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT assignment_submissions_pass_points_check CHECK (pass_points BETWEEN 0 AND max_points),
  CONSTRAINT assignment_submissions_points_check CHECK (points BETWEEN 0 AND max_points),
  CONSTRAINT assignment_submissions_accepted_check CHECK (NOT is_accepted OR points >= pass_points),
  CONSTRAINT assignment_submissions_marked_check CHECK (num_nulls(points, feedback, is_accepted, marked_at) IN (0, 4)),
  CONSTRAINT assignment_submissions_sequence_key UNIQUE (sequence),
  CONSTRAINT assignment_submissions_lesson_id_learner_id_number_key UNIQUE (lesson_id, learner_id, number)
);
CREATE UNIQUE INDEX assignment_submissions_current_idx ON assignment_submissions (lesson_id, learner_id) WHERE is_current;
CREATE INDEX assignment_submissions_waiting_idx ON assignment_submissions (handed_in_at, sequence)
  WHERE is_current AND marked_at IS NULL;
CREATE INDEX assignment_submissions_handed_in_at_idx ON assignment_submissions (handed_in_at DESC, sequence DESC)
  WHERE is_current;
CREATE INDEX assignment_submissions_learner_id_idx ON assignment_submissions (learner_id);
CREATE INDEX assignment_submissions_marked_by_idx ON assignment_submissions (marked_by);

-- The same file may come with several attempts. It goes with the account that sent it.
CREATE TABLE assignment_files (
  submission_id uuid NOT NULL REFERENCES assignment_submissions (id) ON DELETE CASCADE,
  file_id uuid NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  position integer NOT NULL,
  PRIMARY KEY (submission_id, file_id)
);
CREATE INDEX assignment_files_file_id_idx ON assignment_files (file_id);
