-- What admins write down about a learner; it goes with the account.
CREATE TABLE learner_notes (
  id uuid PRIMARY KEY,
  learner_id uuid NOT NULL REFERENCES learner_users (id) ON DELETE CASCADE,
  admin_id uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX learner_notes_learner_id_idx ON learner_notes (learner_id, created_at);
CREATE INDEX learner_notes_admin_id_idx ON learner_notes (admin_id);
