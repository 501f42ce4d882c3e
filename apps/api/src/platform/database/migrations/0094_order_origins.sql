-- Where orders come from: the link of a published page that led to the checkout, and the campaigns of the visit.

CREATE TABLE order_origins (
  order_id uuid PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  -- Null when only a campaign is known, or once the page is gone.
  page_id uuid REFERENCES landing_pages (id) ON DELETE SET NULL,
  section_id text NOT NULL,
  -- Of an A/B test; empty without one.
  variant text NOT NULL CONSTRAINT order_origins_variant_check CHECK (variant IN ('', 'a', 'b', 'c', 'd')),
  clicked_at timestamptz,
  -- Of the last campaign, as analytics name them.
  source text NOT NULL,
  campaign text NOT NULL,
  first_source jsonb,
  last_source jsonb,
  placed_at timestamptz NOT NULL,
  -- When the order was paid, and with how much: whole rupiah.
  paid_at timestamptz,
  paid_amount bigint,
  refunded_amount bigint NOT NULL DEFAULT 0,
  CONSTRAINT order_origins_paid_check CHECK ((paid_at IS NULL) = (paid_amount IS NULL))
);
CREATE INDEX order_origins_page_id_paid_at_idx ON order_origins (page_id, paid_at);
CREATE INDEX order_origins_page_id_clicked_at_idx ON order_origins (page_id, clicked_at);

-- How many browsers opened a checkout by a link of a page, by the day in WIB.
CREATE TABLE checkout_openings (
  page_id uuid NOT NULL REFERENCES landing_pages (id) ON DELETE CASCADE,
  day date NOT NULL,
  section_id text NOT NULL,
  variant text NOT NULL CONSTRAINT checkout_openings_variant_check CHECK (variant IN ('', 'a', 'b', 'c', 'd')),
  -- Each browser once a day for each section.
  openings integer NOT NULL,
  -- Of these, those who had opened no other of the page that day.
  first_openings integer NOT NULL,
  PRIMARY KEY (page_id, day, section_id, variant)
);
