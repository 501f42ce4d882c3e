-- What learners write beside a lesson: notes for themselves, and questions that all learners of the course read.

CREATE TABLE lesson_notes (
  id uuid PRIMARY KEY,
  lesson_id uuid NOT NULL REFERENCES course_lessons (id) ON DELETE CASCADE,
  learner_id uuid NOT NULL REFERENCES learner_users (id) ON DELETE CASCADE,
  text text NOT NULL CONSTRAINT lesson_notes_text_check CHECK (char_length(text) BETWEEN 1 AND 2000),
  -- Seconds of a film or page of a book; null for what belongs to the whole lesson.
  place integer CONSTRAINT lesson_notes_place_check CHECK (place >= 0),
  written_at timestamptz NOT NULL
);
CREATE INDEX lesson_notes_learner_id_lesson_id_idx ON lesson_notes (learner_id, lesson_id);
CREATE INDEX lesson_notes_lesson_id_idx ON lesson_notes (lesson_id);

CREATE TABLE lesson_questions (
  id uuid PRIMARY KEY,
  -- In the order in which they came.
  number bigint GENERATED ALWAYS AS IDENTITY,
  lesson_id uuid NOT NULL REFERENCES course_lessons (id) ON DELETE CASCADE,
  learner_id uuid NOT NULL REFERENCES learner_users (id) ON DELETE CASCADE,
  text text NOT NULL CONSTRAINT lesson_questions_text_check CHECK (char_length(text) BETWEEN 1 AND 2000),
  place integer CONSTRAINT lesson_questions_place_check CHECK (place >= 0),
  asked_at timestamptz NOT NULL,
  answer text CONSTRAINT lesson_questions_answer_check CHECK (char_length(answer) BETWEEN 1 AND 4000),
  answered_at timestamptz,
  -- Null before, and once that account is gone.
  answered_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  hidden_at timestamptz,
  hidden_reason text,
  hidden_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT lesson_questions_answered_check CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CONSTRAINT lesson_questions_hidden_check CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL)),
  CONSTRAINT lesson_questions_number_key UNIQUE (number)
);
CREATE INDEX lesson_questions_lesson_id_asked_at_idx ON lesson_questions (lesson_id, asked_at DESC, number DESC);
CREATE INDEX lesson_questions_asked_at_idx ON lesson_questions (asked_at DESC, number DESC);
CREATE INDEX lesson_questions_learner_id_idx ON lesson_questions (learner_id);
CREATE INDEX lesson_questions_answered_by_idx ON lesson_questions (answered_by);
CREATE INDEX lesson_questions_hidden_by_idx ON lesson_questions (hidden_by);
