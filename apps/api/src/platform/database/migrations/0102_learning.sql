-- What lessons hold, and how far each learner has come. Chapters and lessons themselves are the outline of a course, which
-- the catalogue shows to everyone; what is here is for those who have bought the course.

CREATE TABLE lesson_contents (
  lesson_id uuid PRIMARY KEY REFERENCES course_lessons (id) ON DELETE CASCADE,
  -- Rich text of the closed set: an article, or what is said beside a film or a book.
  body jsonb,
  -- A film or a PDF.
  file_id uuid REFERENCES files (id),
  -- Of a film: a second source for when the first does not play, and a smaller one that saves data.
  backup_file_id uuid REFERENCES files (id),
  saver_file_id uuid REFERENCES files (id),
  poster_id uuid REFERENCES media (id) ON DELETE SET NULL,
  -- Seconds of a film or pages of a book.
  length integer CONSTRAINT lesson_contents_length_check CHECK (length > 0),
  -- Of a film: [{"at": seconds, "title": "…"}], by time.
  film_chapters jsonb NOT NULL DEFAULT '[]',
  -- When it opens: at a moment, days after the course was obtained, or once the lesson before it is done.
  opens_at timestamptz,
  opens_after_days integer CONSTRAINT lesson_contents_opens_after_days_check CHECK (opens_after_days BETWEEN 1 AND 365),
  needs_previous boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL,
  changed_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  CONSTRAINT lesson_contents_opens_check CHECK (opens_at IS NULL OR opens_after_days IS NULL),
  CONSTRAINT lesson_contents_file_check CHECK (file_id IS NOT NULL OR (backup_file_id IS NULL AND saver_file_id IS NULL)),
  CONSTRAINT lesson_contents_length_file_check CHECK ((file_id IS NULL) = (length IS NULL))
);
CREATE INDEX lesson_contents_file_id_idx ON lesson_contents (file_id);
CREATE INDEX lesson_contents_backup_file_id_idx ON lesson_contents (backup_file_id);
CREATE INDEX lesson_contents_saver_file_id_idx ON lesson_contents (saver_file_id);
CREATE INDEX lesson_contents_poster_id_idx ON lesson_contents (poster_id);
CREATE INDEX lesson_contents_changed_by_idx ON lesson_contents (changed_by);

-- Captions of a film as WebVTT.
CREATE TABLE lesson_captions (
  lesson_id uuid NOT NULL REFERENCES course_lessons (id) ON DELETE CASCADE,
  language text NOT NULL CONSTRAINT lesson_captions_language_check CHECK (language IN ('id', 'en', 'jv', 'su')),
  vtt text NOT NULL,
  PRIMARY KEY (lesson_id, language)
);

-- Files to keep, beside a lesson.
CREATE TABLE lesson_resources (
  lesson_id uuid NOT NULL REFERENCES course_lessons (id) ON DELETE CASCADE,
  file_id uuid NOT NULL REFERENCES files (id),
  title text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (lesson_id, file_id)
);
CREATE INDEX lesson_resources_file_id_idx ON lesson_resources (file_id);

-- Every file that a lesson names: who may open the lesson may read it.
CREATE VIEW lesson_files AS
  SELECT lesson_id, named.file_id FROM lesson_contents, LATERAL (VALUES (file_id), (backup_file_id), (saver_file_id)) AS named (file_id)
    WHERE named.file_id IS NOT NULL
  UNION ALL SELECT lesson_id, file_id FROM lesson_resources;

-- How far a learner is in a course. What is completed stays completed, also when lessons are added later.
CREATE TABLE course_progress (
  learner_id uuid NOT NULL REFERENCES learner_users (id) ON DELETE CASCADE,
  course_id uuid NOT NULL REFERENCES sellables (id) ON DELETE CASCADE,
  -- Where to continue.
  last_lesson_id uuid REFERENCES course_lessons (id) ON DELETE SET NULL,
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  completed_at timestamptz,
  PRIMARY KEY (learner_id, course_id)
);
CREATE INDEX course_progress_course_id_idx ON course_progress (course_id, learner_id);
CREATE INDEX course_progress_last_lesson_id_idx ON course_progress (last_lesson_id);

-- How far a learner is in a lesson.
CREATE TABLE lesson_progress (
  learner_id uuid NOT NULL REFERENCES learner_users (id) ON DELETE CASCADE,
  lesson_id uuid NOT NULL REFERENCES course_lessons (id) ON DELETE CASCADE,
  -- Seconds of a film, or the page of a book.
  position integer NOT NULL CONSTRAINT lesson_progress_position_check CHECK (position >= 0),
  -- When that position was left: of two devices the later one counts.
  position_at timestamptz NOT NULL,
  -- Seconds or pages that were really seen, whatever the order and the device: it only grows.
  seen int4multirange NOT NULL DEFAULT '{}',
  started_at timestamptz NOT NULL,
  completed_at timestamptz,
  PRIMARY KEY (learner_id, lesson_id)
);
CREATE INDEX lesson_progress_lesson_id_idx ON lesson_progress (lesson_id, learner_id);
