-- Menus and capabilities are the contract's enumeration: a new screen is no migration.
ALTER TABLE admin_menus DROP CONSTRAINT admin_menus_menu_check;
ALTER TABLE admin_menus DROP CONSTRAINT admin_menus_capability_check;

-- What accounts changed. No foreign keys: an entry outlives the account, and the realm says whose id it is.
CREATE TABLE audit_entries (
  id uuid PRIMARY KEY,
  realm text NOT NULL,
  actor_id uuid NOT NULL,
  -- `PATCH /admin/leads/{leadId}`
  endpoint text NOT NULL,
  record_type text NOT NULL,
  record_id text,
  before jsonb,
  after jsonb,
  request_id text,
  at timestamptz NOT NULL
);
CREATE INDEX audit_entries_record_type_record_id_at_idx ON audit_entries (record_type, record_id, at DESC);
CREATE INDEX audit_entries_realm_actor_id_at_idx ON audit_entries (realm, actor_id, at DESC);
CREATE INDEX audit_entries_at_idx ON audit_entries (at);

-- Answers to requests that may be sent twice, for a day. Without a status the first of them is still under way.
CREATE TABLE idempotency_keys (
  realm text NOT NULL,
  account_id uuid NOT NULL,
  endpoint text NOT NULL,
  key text NOT NULL,
  input_hash text NOT NULL,
  status smallint,
  answer text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (realm, account_id, endpoint, key)
);
CREATE INDEX idempotency_keys_created_at_idx ON idempotency_keys (created_at);
