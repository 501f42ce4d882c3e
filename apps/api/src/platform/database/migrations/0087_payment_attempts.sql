-- Payments through gateways: what was asked of them for an order, and what they reported.

-- The channel within the method, such as one bank's virtual accounts; null for what no gateway takes.
ALTER TABLE orders ADD COLUMN payment_channel text
  CONSTRAINT orders_payment_channel_check CHECK (payment_channel ~ '^[a-z_]{2,40}$');

CREATE TABLE payment_attempts (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  -- 1 for the first of its order.
  position smallint NOT NULL CONSTRAINT payment_attempts_position_check CHECK (position >= 1),
  -- Ours at the gateway.
  reference text NOT NULL,
  provider text NOT NULL CONSTRAINT payment_attempts_provider_check CHECK (provider IN ('xendit', 'midtrans')),
  channel text NOT NULL,
  amount bigint NOT NULL CONSTRAINT payment_attempts_amount_check CHECK (amount > 0),
  state text NOT NULL DEFAULT 'created' CONSTRAINT payment_attempts_state_check
    CHECK (state IN ('created', 'requires_action', 'succeeded', 'failed', 'expired', 'cancelled')),
  -- The gateway's own; null until it has answered.
  provider_id text,
  -- What the payer does next.
  action jsonb,
  failure text,
  expires_at timestamptz NOT NULL,
  -- The gateway is not to take money for it any more.
  is_unwanted boolean NOT NULL DEFAULT false,
  -- Calls that asked the gateway to make it; the lease of the last one.
  tries smallint NOT NULL DEFAULT 0,
  claimed_until timestamptz,
  -- Captures that were handed on.
  capture_count smallint NOT NULL DEFAULT 0,
  -- When the gateway is asked next how it is; null when nothing more is expected.
  check_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT payment_attempts_order_id_position_key UNIQUE (order_id, position),
  CONSTRAINT payment_attempts_provider_reference_key UNIQUE (provider, reference),
  CONSTRAINT payment_attempts_made_check CHECK (state IN ('created', 'failed', 'cancelled') OR provider_id IS NOT NULL)
);
CREATE INDEX payment_attempts_check_at_idx ON payment_attempts (check_at) WHERE check_at IS NOT NULL;

-- Genuine messages of gateways, as they arrived. What they report is read again before anything moves.
CREATE TABLE payment_webhooks (
  id uuid PRIMARY KEY,
  provider text NOT NULL CONSTRAINT payment_webhooks_provider_check CHECK (provider IN ('xendit', 'midtrans')),
  -- The same for every delivery of the same event.
  event_key text NOT NULL,
  kind text NOT NULL CONSTRAINT payment_webhooks_kind_check CHECK (kind IN ('payment', 'refund', 'other')),
  -- Null for what belongs to no attempt.
  attempt_id uuid REFERENCES payment_attempts (id),
  reference text,
  body text NOT NULL,
  deliveries integer NOT NULL DEFAULT 1,
  received_at timestamptz NOT NULL,
  CONSTRAINT payment_webhooks_provider_event_key_key UNIQUE (provider, event_key)
);
CREATE INDEX payment_webhooks_attempt_id_idx ON payment_webhooks (attempt_id);
CREATE INDEX payment_webhooks_received_at_idx ON payment_webhooks (received_at);

-- No admin confirms what came by a gateway; each of its captures counts once.
ALTER TABLE payments
  ADD COLUMN attempt_id uuid REFERENCES payment_attempts (id),
  ADD COLUMN capture_id text,
  ADD CONSTRAINT payments_capture_check CHECK ((attempt_id IS NULL) = (capture_id IS NULL)),
  ADD CONSTRAINT payments_attempt_id_capture_id_key UNIQUE (attempt_id, capture_id);

ALTER TABLE payment_cases
  DROP CONSTRAINT payment_cases_kind_check,
  ADD CONSTRAINT payment_cases_kind_check
    CHECK (kind IN ('underpaid', 'overpaid', 'late_undeliverable', 'paid_twice'));
