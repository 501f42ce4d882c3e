-- Whether a page's visits are measured, and which advertisers are told of those who agree. A page without a row is measured
-- and tells nobody.
CREATE TABLE landing_page_measurements (
  page_id uuid PRIMARY KEY REFERENCES landing_pages (id) ON DELETE CASCADE,
  is_measured boolean NOT NULL,
  -- Empty: none.
  meta_pixel_id text NOT NULL,
  tiktok_pixel_id text NOT NULL,
  google_tag_id text NOT NULL,
  updated_at timestamptz NOT NULL
);

-- By which campaigns somebody came who sent a form: the first and the last of thirty days. It goes with the lead.
CREATE TABLE lead_attributions (
  lead_id uuid PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
  first_source jsonb NOT NULL,
  last_source jsonb NOT NULL
);
