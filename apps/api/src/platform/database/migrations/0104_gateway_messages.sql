-- Messages of gateways that belong to no payment of ours: someone looks at them, once.
ALTER TABLE payment_webhooks
  ADD COLUMN settled_note text,
  ADD COLUMN settled_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  ADD COLUMN settled_at timestamptz,
  ADD CONSTRAINT payment_webhooks_settled_check CHECK ((settled_at IS NULL) = (settled_note IS NULL));
CREATE INDEX payment_webhooks_orphan_idx ON payment_webhooks (received_at, id)
  WHERE attempt_id IS NULL AND kind <> 'other';
CREATE INDEX payment_webhooks_settled_by_idx ON payment_webhooks (settled_by);
