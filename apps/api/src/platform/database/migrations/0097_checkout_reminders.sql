-- What a learner who wants to be reminded has looked at in a checkout. One mail at most for each item.
CREATE TABLE checkout_visits (
  learner_id uuid NOT NULL REFERENCES learner_users (id) ON DELETE CASCADE,
  sellable_id uuid NOT NULL REFERENCES sellables (id) ON DELETE CASCADE,
  -- As it was typed; empty without one.
  coupon text NOT NULL CONSTRAINT checkout_visits_coupon_check CHECK (length(coupon) <= 100),
  seen_at timestamptz NOT NULL,
  reminded_at timestamptz,
  PRIMARY KEY (learner_id, sellable_id)
);
CREATE INDEX checkout_visits_due_idx ON checkout_visits (seen_at) WHERE reminded_at IS NULL;
CREATE INDEX checkout_visits_sellable_id_idx ON checkout_visits (sellable_id);
