-- What people decide of money that paid for nothing.

ALTER TABLE payment_cases
  -- Given back, delivered all the same, or kept; null while it is open.
  ADD COLUMN decision text CONSTRAINT payment_cases_decision_check CHECK (decision IN ('repay', 'deliver', 'keep')),
  ADD COLUMN reason text,
  ADD COLUMN decided_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  ADD COLUMN decided_at timestamptz,
  ADD CONSTRAINT payment_cases_decided_check
    CHECK ((decision IS NULL) = (decided_at IS NULL) AND (decision IS NULL) = (reason IS NULL));
CREATE INDEX payment_cases_opened_at_idx ON payment_cases (opened_at, id);
CREATE INDEX payment_cases_decided_by_idx ON payment_cases (decided_by);

-- A refund of such money: it takes nothing back of what was bought, and counts in no sum of its order.
ALTER TABLE refunds
  ADD COLUMN payment_case_id uuid REFERENCES payment_cases (id),
  ADD CONSTRAINT refunds_payment_case_id_key UNIQUE (payment_case_id),
  ADD CONSTRAINT refunds_case_check CHECK (payment_case_id IS NULL OR NOT is_whole),
  DROP CONSTRAINT refunds_order_id_refunded_before_key;
CREATE UNIQUE INDEX refunds_order_id_refunded_before_key ON refunds (order_id, refunded_before)
  WHERE payment_case_id IS NULL;

-- Kept: it belongs to the platform.
ALTER TABLE ledger_entries
  DROP CONSTRAINT ledger_entries_kind_check,
  ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN ('capture', 'sale', 'refund', 'repayment', 'keep'));
