-- Tickets of events: what is shown at the door, and who was there.

CREATE TABLE event_tickets (
  entitlement_id uuid PRIMARY KEY REFERENCES entitlements (id) ON DELETE CASCADE,
  -- Letters of Crockford's base 32.
  code text NOT NULL CONSTRAINT event_tickets_code_check CHECK (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  checked_in_at timestamptz,
  -- Null before, and once that account is gone.
  checked_in_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  CONSTRAINT event_tickets_code_key UNIQUE (code)
);
CREATE INDEX event_tickets_checked_in_by_idx ON event_tickets (checked_in_by);
