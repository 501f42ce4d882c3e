-- An account is closed at once and erased two weeks later, unless its owner takes the request back.
ALTER TABLE learner_users ADD COLUMN deletion_requested_at timestamptz;
CREATE INDEX learner_users_deletion_requested_at_idx ON learner_users (deletion_requested_at)
  WHERE deletion_requested_at IS NOT NULL;
