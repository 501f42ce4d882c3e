-- What happened to a published page beside its publishing, and may explain its figures: prices in whole rupiah, addresses
-- as people type them.
CREATE TABLE landing_page_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  page_id uuid NOT NULL REFERENCES landing_pages (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  kind text NOT NULL CONSTRAINT landing_page_notes_kind_check CHECK (kind IN ('price', 'unpublished', 'moved')),
  price bigint,
  price_before bigint,
  address text,
  address_before text
);
CREATE INDEX landing_page_notes_page_id_at_idx ON landing_page_notes (page_id, at);
