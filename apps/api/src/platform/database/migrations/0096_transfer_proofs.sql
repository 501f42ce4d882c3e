-- Pictures and PDFs by which buyers show a transfer. They go with the account that sent them.
CREATE TABLE transfer_proofs (
  file_id uuid PRIMARY KEY REFERENCES files (id) ON DELETE CASCADE,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  sent_at timestamptz NOT NULL
);
CREATE INDEX transfer_proofs_order_id_idx ON transfer_proofs (order_id);
-- When the first one was sent: what waits for the team, and not for the buyer.
ALTER TABLE orders ADD COLUMN proof_sent_at timestamptz;
