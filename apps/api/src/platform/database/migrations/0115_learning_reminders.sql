-- Of what learners were reminded, so that nothing is sent twice.
CREATE TABLE learning_reminders (
  learner_id uuid NOT NULL REFERENCES learner_users (id) ON DELETE CASCADE,
  sellable_id uuid NOT NULL REFERENCES sellables (id) ON DELETE CASCADE,
  kind text NOT NULL CONSTRAINT learning_reminders_kind_check CHECK (kind IN ('start', 'continue', 'event')),
  -- When the course was obtained or last learned in, or when the event begins: of another moment one is reminded again.
  about timestamptz NOT NULL,
  reminded_at timestamptz NOT NULL,
  PRIMARY KEY (learner_id, sellable_id, kind, about)
);
CREATE INDEX learning_reminders_sellable_id_idx ON learning_reminders (sellable_id);
CREATE INDEX learning_reminders_reminded_at_idx ON learning_reminders (reminded_at);
