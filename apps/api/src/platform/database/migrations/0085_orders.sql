-- Purchases: orders with their lines, what they entitle to, and the double entry ledger of the money behind them.

-- What a partner keeps of a sale after tax, in hundredths of a percent.
ALTER TABLE partners ADD COLUMN commission_rate integer NOT NULL DEFAULT 7000
  CONSTRAINT partners_commission_rate_check CHECK (commission_rate BETWEEN 0 AND 10000);

-- Codes of people who recommend. Their share is paid by the platform from its own part.
CREATE TABLE affiliate_codes (
  id uuid PRIMARY KEY,
  code text NOT NULL CONSTRAINT affiliate_codes_code_check CHECK (code ~ '^[a-z0-9-]{3,40}$'),
  -- Null once the account is deleted: what the code has earned stays in the ledger.
  learner_id uuid REFERENCES learner_users (id) ON DELETE SET NULL,
  -- Of what is left after tax, in hundredths of a percent.
  rate integer NOT NULL CONSTRAINT affiliate_codes_rate_check CHECK (rate BETWEEN 0 AND 10000),
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  CONSTRAINT affiliate_codes_code_key UNIQUE (code)
);
CREATE INDEX affiliate_codes_learner_id_idx ON affiliate_codes (learner_id);

CREATE TABLE orders (
  id uuid PRIMARY KEY,
  -- In the order in which they came, which places in lists are made of; shown nowhere.
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY CONSTRAINT orders_number_key UNIQUE,
  -- Random, in addresses and on invoices: no meaning, no order.
  code text NOT NULL CONSTRAINT orders_code_key UNIQUE,
  -- Null once the account is deleted; what the law asks to be kept stays.
  buyer_id uuid REFERENCES learner_users (id) ON DELETE SET NULL,
  -- As they were when the order was placed; null once the account is deleted.
  buyer_name text,
  buyer_email text,
  buyer_phone text,
  -- What the checkout was opened for.
  sellable_id uuid NOT NULL REFERENCES sellables (id),
  -- Waiting for payment 0, Paid 1, Expired 2.
  status smallint NOT NULL DEFAULT 0 CONSTRAINT orders_status_check CHECK (status IN (0, 1, 2)),
  -- Paid after it had expired: the one way from 2 to 1.
  is_late boolean NOT NULL DEFAULT false,
  -- Manual 1, Automatic 2.
  payment_mode smallint NOT NULL CONSTRAINT orders_payment_mode_check CHECK (payment_mode IN (1, 2)),
  -- Gratis 0, Transfer 1, Credit Card 2, E-Wallet 3, Retail Outlet or internet banking 4, QRIS 5.
  payment_method smallint NOT NULL CONSTRAINT orders_payment_method_check CHECK (payment_method BETWEEN 0 AND 5),
  currency char(3) NOT NULL DEFAULT 'IDR' CONSTRAINT orders_currency_check CHECK (currency = 'IDR'),
  -- Whole rupiah.
  price_amount bigint NOT NULL CONSTRAINT orders_price_amount_check CHECK (price_amount >= 0),
  discount_amount bigint NOT NULL DEFAULT 0
    CONSTRAINT orders_discount_amount_check CHECK (discount_amount BETWEEN 0 AND price_amount),
  total_amount bigint NOT NULL GENERATED ALWAYS AS (price_amount - discount_amount) STORED,
  -- House 1, Partner Commission 2, Partner Subscription 3.
  source smallint NOT NULL CONSTRAINT orders_source_check CHECK (source IN (1, 2, 3)),
  -- Of the version of the terms that the buyer agreed to.
  consent_at timestamptz NOT NULL,
  -- When an order that waits is given up; the moment it was placed for what costs nothing.
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  expired_at timestamptz,
  -- Whole milliseconds, which places in lists are made of.
  created_at timestamptz NOT NULL
    CONSTRAINT orders_created_at_check CHECK (created_at = date_trunc('milliseconds', created_at)),
  updated_at timestamptz NOT NULL,
  CONSTRAINT orders_free_check CHECK ((payment_method = 0) = (price_amount = discount_amount)),
  CONSTRAINT orders_paid_check CHECK ((status = 1) = (paid_at IS NOT NULL)),
  CONSTRAINT orders_expired_check CHECK (status <> 2 OR expired_at IS NOT NULL),
  CONSTRAINT orders_late_check CHECK (is_late = (status = 1 AND expired_at IS NOT NULL))
);
-- One open order of a person for each item.
CREATE UNIQUE INDEX orders_open_key ON orders (buyer_id, sellable_id) WHERE status = 0;
CREATE INDEX orders_buyer_id_created_at_idx ON orders (buyer_id, created_at DESC);
CREATE INDEX orders_created_at_idx ON orders (created_at, number);
CREATE INDEX orders_sellable_id_idx ON orders (sellable_id);
CREATE INDEX orders_expires_at_idx ON orders (expires_at) WHERE status = 0;

CREATE TABLE order_lines (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  sellable_id uuid NOT NULL REFERENCES sellables (id),
  -- As they were when the order was placed.
  kind text NOT NULL CONSTRAINT order_lines_kind_check
    CHECK (kind IN ('course', 'service', 'tool', 'add_on', 'event', 'partner_package')),
  name text NOT NULL,
  -- Course 1, Service 2, Product 3.
  product_kind smallint NOT NULL CONSTRAINT order_lines_product_kind_check CHECK (product_kind IN (1, 2, 3)),
  -- Product 1, Add-on 2.
  item_kind smallint NOT NULL CONSTRAINT order_lines_item_kind_check CHECK (item_kind IN (1, 2)),
  -- House 1, Partner 2.
  owner smallint NOT NULL CONSTRAINT order_lines_owner_check CHECK (owner IN (1, 2)),
  price_amount bigint NOT NULL CONSTRAINT order_lines_price_amount_check CHECK (price_amount >= 0),
  discount_amount bigint NOT NULL
    CONSTRAINT order_lines_discount_amount_check CHECK (discount_amount BETWEEN 0 AND price_amount),
  total_amount bigint NOT NULL GENERATED ALWAYS AS (price_amount - discount_amount) STORED,
  -- Whether prices included PPN then.
  is_taxed boolean NOT NULL,
  partner_id uuid REFERENCES partners (id),
  -- Hundredths of a percent.
  partner_rate integer CONSTRAINT order_lines_partner_rate_check CHECK (partner_rate BETWEEN 0 AND 10000),
  affiliate_code_id uuid REFERENCES affiliate_codes (id),
  affiliate_rate integer CONSTRAINT order_lines_affiliate_rate_check CHECK (affiliate_rate BETWEEN 0 AND 10000),
  -- A seat of the item is taken by this line.
  holds_seat boolean NOT NULL,
  CONSTRAINT order_lines_partner_check CHECK ((partner_id IS NULL) = (partner_rate IS NULL)),
  CONSTRAINT order_lines_owner_partner_check CHECK ((owner = 2) = (partner_id IS NOT NULL))
);
CREATE INDEX order_lines_order_id_idx ON order_lines (order_id);
CREATE INDEX order_lines_sellable_id_idx ON order_lines (sellable_id);
CREATE INDEX order_lines_partner_id_idx ON order_lines (partner_id);
CREATE INDEX order_lines_affiliate_code_id_idx ON order_lines (affiliate_code_id);

-- What a person may use: of a bundle, each course in it.
CREATE TABLE entitlements (
  id uuid PRIMARY KEY,
  learner_id uuid REFERENCES learner_users (id) ON DELETE SET NULL,
  sellable_id uuid NOT NULL REFERENCES sellables (id),
  order_line_id uuid NOT NULL REFERENCES order_lines (id),
  -- Courses, tools and events are had once, services, Super Mentor and packages as often as they are bought. Of what is in
  -- several bundles of a person, one is the single one.
  is_single boolean NOT NULL,
  granted_at timestamptz NOT NULL,
  -- Null for what does not end.
  ends_at timestamptz,
  revoked_at timestamptz,
  CONSTRAINT entitlements_order_line_id_sellable_id_key UNIQUE (order_line_id, sellable_id)
);
CREATE UNIQUE INDEX entitlements_single_key ON entitlements (learner_id, sellable_id)
  WHERE is_single AND revoked_at IS NULL AND ends_at IS NULL;
CREATE INDEX entitlements_learner_id_idx ON entitlements (learner_id, granted_at DESC);
CREATE INDEX entitlements_sellable_id_idx ON entitlements (sellable_id);

-- Money that came in for an order, as it was confirmed.
CREATE TABLE payments (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  amount bigint NOT NULL CONSTRAINT payments_amount_check CHECK (amount > 0),
  -- The admin who has seen a manual transfer on the account; null once that account is gone.
  confirmed_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  -- Of the bank's statement, or why it is confirmed.
  note text NOT NULL,
  received_at timestamptz NOT NULL
);
CREATE INDEX payments_order_id_idx ON payments (order_id);
CREATE INDEX payments_confirmed_by_idx ON payments (confirmed_by);

-- Money that pays for nothing by itself: people decide what becomes of it.
CREATE TABLE payment_cases (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  payment_id uuid NOT NULL REFERENCES payments (id),
  kind text NOT NULL CONSTRAINT payment_cases_kind_check
    CHECK (kind IN ('underpaid', 'overpaid', 'late_undeliverable')),
  opened_at timestamptz NOT NULL,
  CONSTRAINT payment_cases_payment_id_key UNIQUE (payment_id)
);
CREATE INDEX payment_cases_order_id_idx ON payment_cases (order_id);

-- Each movement of money once, by its key; never changed, never deleted.
CREATE TABLE ledger_entries (
  id uuid PRIMARY KEY,
  -- In the order in which they were recorded.
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY CONSTRAINT ledger_entries_number_key UNIQUE,
  -- `sale:<order>`: a second run of the same movement inserts nothing.
  key text NOT NULL CONSTRAINT ledger_entries_key_key UNIQUE,
  kind text NOT NULL CONSTRAINT ledger_entries_kind_check CHECK (kind IN ('capture', 'sale', 'refund', 'repayment')),
  order_id uuid NOT NULL REFERENCES orders (id),
  line_count smallint NOT NULL CONSTRAINT ledger_entries_line_count_check CHECK (line_count >= 2),
  occurred_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ledger_entries_order_id_idx ON ledger_entries (order_id);
CREATE INDEX ledger_entries_occurred_at_idx ON ledger_entries (occurred_at);

CREATE TABLE ledger_lines (
  entry_id uuid NOT NULL REFERENCES ledger_entries (id),
  position smallint NOT NULL,
  account text NOT NULL CONSTRAINT ledger_lines_account_check
    CHECK (account IN ('buyers_money', 'unallocated', 'platform', 'partner', 'affiliate', 'tax', 'refunds')),
  partner_id uuid REFERENCES partners (id),
  affiliate_code_id uuid REFERENCES affiliate_codes (id),
  -- Debits are positive, credits negative; whole rupiah.
  amount bigint NOT NULL CONSTRAINT ledger_lines_amount_check CHECK (amount <> 0),
  PRIMARY KEY (entry_id, position),
  CONSTRAINT ledger_lines_partner_check CHECK ((account = 'partner') = (partner_id IS NOT NULL)),
  CONSTRAINT ledger_lines_affiliate_check CHECK ((account = 'affiliate') = (affiliate_code_id IS NOT NULL))
);
CREATE INDEX ledger_lines_account_idx ON ledger_lines (account, partner_id);

-- Both tables are filled by one statement: at its end each entry has all of its lines, and their sum is zero. A line that
-- is added later is one too many.
CREATE FUNCTION require_balanced_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched uuid[];
  wrong uuid;
BEGIN
  IF TG_TABLE_NAME = 'ledger_entries' THEN
    SELECT array_agg(id) INTO touched FROM added;
  ELSE
    SELECT array_agg(DISTINCT entry_id) INTO touched FROM added;
  END IF;
  SELECT e.id INTO wrong FROM ledger_entries e
  LEFT JOIN ledger_lines l ON l.entry_id = e.id
  WHERE e.id = ANY (touched)
  GROUP BY e.id HAVING count(l.entry_id) <> e.line_count OR sum(l.amount) IS DISTINCT FROM 0
  LIMIT 1;
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'ledger entry % does not balance', wrong USING ERRCODE = 'check_violation',
      CONSTRAINT = 'ledger_entries_balance_check';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION require_balanced_entries();
CREATE TRIGGER ledger_lines_balance AFTER INSERT ON ledger_lines
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION require_balanced_entries();

CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'check_violation',
    CONSTRAINT = 'ledger_append_only_check';
END $$;
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER ledger_lines_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
