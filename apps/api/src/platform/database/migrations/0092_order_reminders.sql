-- Buyers are reminded once of an order whose time is nearly over.
ALTER TABLE orders ADD COLUMN reminded_at timestamptz;
