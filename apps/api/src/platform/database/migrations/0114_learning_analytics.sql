-- How far learners ever were in a course, and what the learning analytics of large courses are read from.

-- The greatest share of the lessons that was ever done at once, in whole percent: lessons that are added later take nothing away.
ALTER TABLE course_progress ADD COLUMN best_percent smallint NOT NULL DEFAULT 0
  CONSTRAINT course_progress_best_percent_check CHECK (best_percent BETWEEN 0 AND 100);

UPDATE course_progress AS p SET best_percent = CASE WHEN p.completed_at IS NOT NULL THEN 100 ELSE counted.percent END
FROM (
  SELECT ch.course_id, lp.learner_id, count(lp.completed_at) * 100 / lessons.count AS percent
  FROM course_chapters ch JOIN course_lessons l ON l.chapter_id = ch.id JOIN lesson_progress lp ON lp.lesson_id = l.id
  JOIN (
    SELECT ch.course_id, count(*) AS count FROM course_chapters ch JOIN course_lessons l ON l.chapter_id = ch.id
    GROUP BY ch.course_id) AS lessons ON lessons.course_id = ch.course_id
  GROUP BY ch.course_id, lp.learner_id, lessons.count) AS counted
WHERE counted.course_id = p.course_id AND counted.learner_id = p.learner_id;
UPDATE course_progress SET best_percent = 100 WHERE completed_at IS NOT NULL;

-- What was counted of the lessons of a course at a moment; of courses with few learners it is counted for each question.
CREATE TABLE course_lesson_counts (
  course_id uuid PRIMARY KEY REFERENCES sellables (id) ON DELETE CASCADE,
  -- [{"id": lesson, "reached": learners, "finished": learners, "average": percent, "median": percent,
  --   "film": null or {"length": seconds, "viewers": learners, "seconds": [of all viewers in each minute]}}]
  lessons jsonb NOT NULL,
  counted_at timestamptz NOT NULL
);
