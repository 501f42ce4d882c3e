-- Invoices: numbered without a gap in each month, given with the payment, and never changed.

-- The last number of each month. The row is held until the transaction that takes one ends, so that a number which a
-- rollback gives back is taken by the next.
CREATE TABLE invoice_counters (
  kind text NOT NULL CONSTRAINT invoice_counters_kind_check CHECK (kind IN ('invoice', 'credit_note')),
  -- `2026-11`, in WIB.
  month text NOT NULL CONSTRAINT invoice_counters_month_check CHECK (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  last_sequence integer NOT NULL CONSTRAINT invoice_counters_last_sequence_check CHECK (last_sequence BETWEEN 1 AND 99999),
  PRIMARY KEY (kind, month)
);

CREATE TABLE invoices (
  id uuid PRIMARY KEY,
  -- A credit note corrects an invoice.
  kind text NOT NULL CONSTRAINT invoices_kind_check CHECK (kind IN ('invoice', 'credit_note')),
  month text NOT NULL,
  sequence integer NOT NULL,
  -- `INV/2026/11/00001`
  number text NOT NULL GENERATED ALWAYS AS (
    CASE kind WHEN 'invoice' THEN 'INV' ELSE 'CN' END || '/' || substr(month, 1, 4) || '/' || substr(month, 6, 2) || '/'
      || lpad(sequence::text, 5, '0')) STORED,
  order_id uuid NOT NULL REFERENCES orders (id),
  issued_at timestamptz NOT NULL,
  -- Who sold it, as the settings had it then: {siteName, name, address, npwp}.
  seller jsonb NOT NULL,
  -- Null once the account is deleted.
  buyer_name text,
  buyer_email text,
  -- {name, kind, price, discount, total} of each line.
  lines jsonb NOT NULL,
  price_amount bigint NOT NULL CONSTRAINT invoices_price_amount_check CHECK (price_amount > 0),
  discount_amount bigint NOT NULL CONSTRAINT invoices_discount_amount_check CHECK (discount_amount >= 0),
  total_amount bigint NOT NULL CONSTRAINT invoices_total_amount_check CHECK (total_amount > 0),
  -- DPP nilai lain, which the 12 % are of; 0 where prices include no PPN.
  tax_base_amount bigint NOT NULL CONSTRAINT invoices_tax_base_amount_check CHECK (tax_base_amount >= 0),
  tax_amount bigint NOT NULL CONSTRAINT invoices_tax_amount_check CHECK (tax_amount BETWEEN 0 AND total_amount),
  -- Of the faktur pajak in Coretax, which gives it: noted here, never made up.
  tax_invoice_number text CONSTRAINT invoices_tax_invoice_number_check CHECK (tax_invoice_number ~ '^\d{16,17}$'),
  CONSTRAINT invoices_number_key UNIQUE (number),
  CONSTRAINT invoices_kind_month_sequence_key UNIQUE (kind, month, sequence),
  CONSTRAINT invoices_sum_check CHECK (total_amount = price_amount - discount_amount)
);
-- One of each order; credit notes are as many as its refunds.
CREATE UNIQUE INDEX invoices_order_id_key ON invoices (order_id) WHERE kind = 'invoice';
CREATE INDEX invoices_order_id_idx ON invoices (order_id);

-- What may change is the number that Coretax gives, and whose it is once the account is deleted.
CREATE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The number follows from what is compared; before the row is written it is not made yet.
  IF TG_OP = 'UPDATE'
    AND to_jsonb(OLD) - '{buyer_name,buyer_email,tax_invoice_number,number}'::text[]
      = to_jsonb(NEW) - '{buyer_name,buyer_email,tax_invoice_number,number}'::text[]
    AND (NEW.buyer_name IS NULL OR NEW.buyer_name = OLD.buyer_name)
    AND (NEW.buyer_email IS NULL OR NEW.buyer_email = OLD.buyer_email)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'an invoice is never changed' USING ERRCODE = 'check_violation',
    CONSTRAINT = 'invoices_unchanged_check';
END $$;
CREATE TRIGGER invoices_unchanged BEFORE UPDATE OR DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();
