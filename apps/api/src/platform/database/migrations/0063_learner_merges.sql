-- Accounts that were merged into another one of the same person: what remembers them by id or number finds the survivor.
CREATE TABLE learner_merges (
  -- The account that is gone.
  merged_id uuid PRIMARY KEY,
  merged_number bigint NOT NULL CONSTRAINT learner_merges_merged_number_key UNIQUE,
  learner_id uuid NOT NULL REFERENCES learner_users (id) ON DELETE CASCADE,
  merged_at timestamptz NOT NULL
);
CREATE INDEX learner_merges_learner_id_idx ON learner_merges (learner_id);

-- A merged account leaves its key to the survivor: its entries stay readable, and are erased with the survivor.
ALTER TABLE audit_person_keys ADD COLUMN is_former boolean NOT NULL DEFAULT false;
ALTER TABLE audit_person_keys DROP CONSTRAINT audit_person_keys_learner_id_key;
CREATE UNIQUE INDEX audit_person_keys_learner_id_key ON audit_person_keys (learner_id) WHERE NOT is_former;
CREATE INDEX audit_person_keys_learner_id_idx ON audit_person_keys (learner_id);
