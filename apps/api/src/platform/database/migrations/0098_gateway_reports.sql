-- What gateways report of a day beside what was recorded here, and what they keep of it as their fee.

ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check
  CHECK (kind IN ('capture', 'sale', 'refund', 'repayment', 'keep', 'fee'));
ALTER TABLE ledger_lines DROP CONSTRAINT ledger_lines_account_check;
ALTER TABLE ledger_lines ADD CONSTRAINT ledger_lines_account_check CHECK (account IN
  ('buyers_money', 'unallocated', 'platform', 'partner', 'affiliate', 'tax', 'refunds', 'gateway_fees'));

-- A day of Jakarta that was compared.
CREATE TABLE gateway_reports (
  provider text NOT NULL CONSTRAINT gateway_reports_provider_check CHECK (provider IN ('xendit', 'midtrans')),
  day date NOT NULL,
  -- Of the last time that it was fetched.
  row_count integer NOT NULL CONSTRAINT gateway_reports_row_count_check CHECK (row_count >= 0),
  amount bigint NOT NULL CONSTRAINT gateway_reports_amount_check CHECK (amount >= 0),
  fee_amount bigint NOT NULL CONSTRAINT gateway_reports_fee_amount_check CHECK (fee_amount >= 0),
  fetched_at timestamptz NOT NULL,
  PRIMARY KEY (provider, day)
);

-- Where a report and what was recorded here say different things.
CREATE TABLE gateway_differences (
  id uuid PRIMARY KEY,
  provider text NOT NULL,
  day date NOT NULL,
  kind text NOT NULL CONSTRAINT gateway_differences_kind_check
    CHECK (kind IN ('missing_here', 'missing_there', 'other_amount', 'other_fee')),
  -- Ours at the gateway, as the report has it.
  reference text NOT NULL,
  -- Null for what no attempt of ours is known of.
  order_id uuid REFERENCES orders (id),
  our_amount bigint,
  their_amount bigint,
  opened_at timestamptz NOT NULL,
  -- Null while it is open. `agrees`: a later report said the same as the records.
  decision text CONSTRAINT gateway_differences_decision_check CHECK (decision IN ('agrees', 'settled')),
  reason text,
  decided_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  decided_at timestamptz,
  CONSTRAINT gateway_differences_report_fkey FOREIGN KEY (provider, day) REFERENCES gateway_reports (provider, day),
  CONSTRAINT gateway_differences_decided_check CHECK ((decision IS NULL) = (decided_at IS NULL)),
  CONSTRAINT gateway_differences_reason_check CHECK ((decision = 'settled') IS NOT TRUE OR reason IS NOT NULL)
);
CREATE UNIQUE INDEX gateway_differences_open_key ON gateway_differences (provider, day, kind, reference)
  WHERE decision IS NULL;
CREATE INDEX gateway_differences_opened_at_idx ON gateway_differences (opened_at, id);
CREATE INDEX gateway_differences_order_id_idx ON gateway_differences (order_id);
CREATE INDEX gateway_differences_decided_by_idx ON gateway_differences (decided_by);
