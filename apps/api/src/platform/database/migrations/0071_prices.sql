-- Prices of many sellables that were changed in one go, which can be undone.
CREATE TABLE price_actions (
  id uuid PRIMARY KEY,
  action jsonb NOT NULL,
  reason text NOT NULL,
  actor_id uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  at timestamptz NOT NULL,
  undone_at timestamptz
);
CREATE INDEX price_actions_at_idx ON price_actions (at, id);
CREATE INDEX price_actions_actor_id_idx ON price_actions (actor_id);

-- Every change of a price, with who and why. Nothing changes or deletes an entry, so it names the admin without a reference
-- that would be cleared.
CREATE TABLE price_changes (
  id uuid PRIMARY KEY,
  sellable_id uuid NOT NULL REFERENCES sellables (id),
  price_before bigint,
  price bigint,
  strike_price_before bigint,
  strike_price bigint,
  reason text NOT NULL,
  actor_id uuid NOT NULL,
  -- Null for a change of one price.
  price_action_id uuid REFERENCES price_actions (id),
  at timestamptz NOT NULL
);
CREATE INDEX price_changes_sellable_id_idx ON price_changes (sellable_id, at DESC, id DESC);
CREATE INDEX price_changes_price_action_id_idx ON price_changes (price_action_id);

CREATE FUNCTION refuse_price_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the history of prices is never changed or deleted (%)', TG_OP
    USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER price_changes_refuse_change BEFORE UPDATE OR DELETE ON price_changes
  FOR EACH ROW EXECUTE FUNCTION refuse_price_history_change();
CREATE TRIGGER price_changes_refuse_truncate BEFORE TRUNCATE ON price_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_price_history_change();
