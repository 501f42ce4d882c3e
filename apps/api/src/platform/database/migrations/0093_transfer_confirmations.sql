-- What a first admin has seen of a large transfer, until a second one has seen the same.
CREATE TABLE transfer_confirmations (
  order_id uuid PRIMARY KEY REFERENCES orders (id),
  amount bigint NOT NULL CONSTRAINT transfer_confirmations_amount_check CHECK (amount > 0),
  note text NOT NULL,
  -- Null once that account is gone.
  confirmed_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  confirmed_at timestamptz NOT NULL
);
CREATE INDEX transfer_confirmations_confirmed_by_idx ON transfer_confirmations (confirmed_by);
