-- Orders that wait with a proof of transfer, as their list shows them: few among a million.
CREATE INDEX orders_proven_idx ON orders (created_at, number) WHERE proof_sent_at IS NOT NULL AND status = 0;
