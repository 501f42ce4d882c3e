-- Money that goes back to buyers: of what was paid for an order, or of money that paid for nothing.

CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  amount bigint NOT NULL CONSTRAINT refunds_amount_check CHECK (amount > 0),
  -- Of what was paid for the order before this one.
  refunded_before bigint NOT NULL CONSTRAINT refunds_refunded_before_check CHECK (refunded_before >= 0),
  -- Nothing is left: what was bought is taken back.
  is_whole boolean NOT NULL,
  -- Decided and owed, on its way, back with the buyer, refused by the gateway and still owed.
  state text NOT NULL CONSTRAINT refunds_state_check CHECK (state IN ('requested', 'pending', 'succeeded', 'failed')),
  reason text NOT NULL,
  -- Why, though the time for refunds is over; null within it.
  late_reason text,
  -- {bank, number, holder, reference, note} of the transfer that a person made.
  transfer jsonb,
  -- The payment that a gateway gives back; null for a refund by transfer alone.
  attempt_id uuid REFERENCES payment_attempts (id),
  -- Why the gateway refused.
  failure text,
  -- Calls that asked the gateway; the lease of the last one, and when it is asked again.
  tries smallint NOT NULL DEFAULT 0,
  claimed_until timestamptz,
  check_at timestamptz,
  decided_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  decided_at timestamptz NOT NULL,
  sent_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  sent_at timestamptz,
  CONSTRAINT refunds_sent_check CHECK ((state = 'succeeded') = (sent_at IS NOT NULL)),
  CONSTRAINT refunds_order_id_refunded_before_key UNIQUE (order_id, refunded_before)
);
CREATE INDEX refunds_check_at_idx ON refunds (check_at) WHERE check_at IS NOT NULL;
CREATE INDEX refunds_attempt_id_idx ON refunds (attempt_id);
CREATE INDEX refunds_decided_by_idx ON refunds (decided_by);
CREATE INDEX refunds_sent_by_idx ON refunds (sent_by);

-- What a credit note is of.
ALTER TABLE invoices ADD COLUMN refund_id uuid REFERENCES refunds (id),
  ADD CONSTRAINT invoices_refund_id_key UNIQUE (refund_id),
  ADD CONSTRAINT invoices_refund_check CHECK ((kind = 'credit_note') = (refund_id IS NOT NULL));
