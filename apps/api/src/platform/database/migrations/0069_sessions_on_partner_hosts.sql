-- A session on a partner's host ends with the one on our own host that it was made from.
ALTER TABLE learner_sessions
  ADD COLUMN parent_id uuid CONSTRAINT learner_sessions_parent_id_fkey REFERENCES learner_sessions (id) ON DELETE CASCADE;
CREATE INDEX learner_sessions_parent_id_idx ON learner_sessions (parent_id) WHERE parent_id IS NOT NULL;
