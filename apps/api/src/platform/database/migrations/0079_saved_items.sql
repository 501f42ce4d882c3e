-- What a learner keeps for later. Without an account it is kept in the browser alone, and joined into this at a sign-in.
CREATE TABLE learner_saved_items (
  learner_id uuid NOT NULL REFERENCES learner_users (id) ON DELETE CASCADE,
  sellable_id uuid NOT NULL REFERENCES sellables (id) ON DELETE CASCADE,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (learner_id, sellable_id)
);
CREATE INDEX learner_saved_items_sellable_id_idx ON learner_saved_items (sellable_id);
