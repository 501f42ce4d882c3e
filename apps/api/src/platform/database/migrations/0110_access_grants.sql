-- Courses that the team opens for someone without a purchase.

CREATE TABLE access_grants (
  id uuid PRIMARY KEY,
  learner_id uuid NOT NULL REFERENCES learner_users (id) ON DELETE CASCADE,
  sellable_id uuid NOT NULL REFERENCES sellables (id),
  reason text NOT NULL CONSTRAINT access_grants_reason_check CHECK (reason <> ''),
  granted_at timestamptz NOT NULL,
  -- Null once that account is gone.
  granted_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  -- Null for what does not end.
  ends_at timestamptz CONSTRAINT access_grants_ends_at_check CHECK (ends_at > granted_at),
  revoked_at timestamptz,
  revoke_reason text,
  revoked_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  CONSTRAINT access_grants_revoked_check CHECK ((revoked_at IS NULL) = (revoke_reason IS NULL))
);
CREATE INDEX access_grants_learner_id_idx ON access_grants (learner_id, granted_at DESC);
CREATE INDEX access_grants_sellable_id_idx ON access_grants (sellable_id);
CREATE INDEX access_grants_granted_by_idx ON access_grants (granted_by);
CREATE INDEX access_grants_revoked_by_idx ON access_grants (revoked_by);

-- All that lets a person use something, whether it was bought or given.
CREATE VIEW accesses AS
  SELECT learner_id, sellable_id, granted_at, ends_at, revoked_at, true AS is_bought FROM entitlements
  UNION ALL SELECT learner_id, sellable_id, granted_at, ends_at, revoked_at, false FROM access_grants;
