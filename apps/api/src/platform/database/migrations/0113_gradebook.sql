-- What counts of each learner in each quiz and assignment, one row for each, so that a course of many learners is read at
-- once. Kept by triggers in the transaction that changes an attempt: whatever does it, a marking or a merge of accounts.
CREATE TABLE lesson_grades (
  lesson_id uuid NOT NULL REFERENCES course_lessons (id) ON DELETE CASCADE,
  learner_id uuid NOT NULL REFERENCES learner_users (id) ON DELETE CASCADE,
  -- Quiz 3, assignment 4: of a lesson that became the other kind both are kept.
  kind smallint NOT NULL CONSTRAINT lesson_grades_kind_check CHECK (kind IN (3, 4)),
  -- Waits to be marked 0, sent back 1, passed 2, not passed 3.
  state smallint NOT NULL CONSTRAINT lesson_grades_state_check CHECK (state BETWEEN 0 AND 3),
  -- Right answers, or points; null before the first marking.
  score integer,
  max_score integer CONSTRAINT lesson_grades_max_score_check CHECK (max_score > 0),
  -- In hundredths of a percent, rounded down.
  share integer GENERATED ALWAYS AS (score * 10000 / max_score) STORED,
  CONSTRAINT lesson_grades_pkey PRIMARY KEY (lesson_id, kind, learner_id)
);
CREATE INDEX lesson_grades_learner_id_idx ON lesson_grades (learner_id);

-- The passed attempt, else the best one, of two alike the later one.
CREATE FUNCTION keep_quiz_grade(of_lesson uuid, of_learner uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO lesson_grades AS g (lesson_id, learner_id, kind, state, score, max_score)
  SELECT of_lesson, of_learner, 3, CASE WHEN is_passed THEN 2 ELSE 3 END, right_count, nullif(question_count, 0)
  FROM quiz_attempts WHERE lesson_id = of_lesson AND learner_id = of_learner
  ORDER BY is_passed DESC, right_count::numeric / nullif(question_count, 0) DESC NULLS LAST, number DESC LIMIT 1
  ON CONFLICT (lesson_id, kind, learner_id) DO UPDATE
    SET state = excluded.state, score = excluded.score, max_score = excluded.max_score
$$;

-- The state is that of the current attempt; points are those of the accepted one, else of the last that was marked.
CREATE FUNCTION keep_assignment_grade(of_lesson uuid, of_learner uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO lesson_grades AS g (lesson_id, learner_id, kind, state, score, max_score)
  SELECT of_lesson, of_learner, 4,
    CASE WHEN marked.is_accepted THEN 2 WHEN now_sent.marked_at IS NULL THEN 0 ELSE 1 END, marked.points, marked.max_points
  FROM assignment_submissions now_sent LEFT JOIN LATERAL (
    SELECT points, max_points, is_accepted FROM assignment_submissions
    WHERE lesson_id = of_lesson AND learner_id = of_learner AND marked_at IS NOT NULL
    ORDER BY is_accepted DESC, number DESC LIMIT 1) AS marked ON true
  WHERE now_sent.lesson_id = of_lesson AND now_sent.learner_id = of_learner AND now_sent.is_current
  ON CONFLICT (lesson_id, kind, learner_id) DO UPDATE
    SET state = excluded.state, score = excluded.score, max_score = excluded.max_score
$$;

CREATE FUNCTION quiz_grade_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_quiz_grade(NEW.lesson_id, NEW.learner_id);
  RETURN NULL;
END $$;
CREATE TRIGGER quiz_attempts_lesson_grades AFTER INSERT OR UPDATE ON quiz_attempts
  FOR EACH ROW EXECUTE FUNCTION quiz_grade_follows();

CREATE FUNCTION assignment_grade_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_assignment_grade(NEW.lesson_id, NEW.learner_id);
  RETURN NULL;
END $$;
CREATE TRIGGER assignment_submissions_lesson_grades AFTER INSERT OR UPDATE ON assignment_submissions
  FOR EACH ROW EXECUTE FUNCTION assignment_grade_follows();

SELECT count(keep_quiz_grade(lesson_id, learner_id)) FROM (SELECT DISTINCT lesson_id, learner_id FROM quiz_attempts) AS attempts;
SELECT count(keep_assignment_grade(lesson_id, learner_id))
FROM (SELECT DISTINCT lesson_id, learner_id FROM assignment_submissions) AS submissions;

-- Attempts that the team opens for one learner beyond those that the quiz allows.
CREATE TABLE quiz_extra_attempts (
  lesson_id uuid NOT NULL REFERENCES course_lessons (id) ON DELETE CASCADE,
  learner_id uuid NOT NULL REFERENCES learner_users (id) ON DELETE CASCADE,
  -- Of the attempt that it opened.
  number integer NOT NULL CONSTRAINT quiz_extra_attempts_number_check CHECK (number > 1),
  reason text NOT NULL CONSTRAINT quiz_extra_attempts_reason_check CHECK (reason <> ''),
  opened_at timestamptz NOT NULL,
  -- Null once that account is gone.
  opened_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  CONSTRAINT quiz_extra_attempts_pkey PRIMARY KEY (lesson_id, learner_id, number)
);
CREATE INDEX quiz_extra_attempts_learner_id_idx ON quiz_extra_attempts (learner_id);
CREATE INDEX quiz_extra_attempts_opened_by_idx ON quiz_extra_attempts (opened_by);
