-- What advertisers are to learn of a purchase of a visitor who agreed to that, until it is paid or given up.

CREATE TABLE waiting_purchase_events (
  order_id uuid PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  -- Whose link led to the checkout: its advertisers.
  page_id uuid NOT NULL REFERENCES landing_pages (id) ON DELETE CASCADE,
  providers text[] NOT NULL,
  -- What they know the browser by; deleted with the row.
  browser jsonb NOT NULL
);
CREATE INDEX waiting_purchase_events_page_id_idx ON waiting_purchase_events (page_id);
