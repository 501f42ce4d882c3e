-- What an advertisement cost, as somebody typed it in: one campaign of one page, for days in WIB, both ends among them.
CREATE TABLE ad_costs (
  id uuid PRIMARY KEY,
  page_id uuid NOT NULL REFERENCES landing_pages (id) ON DELETE CASCADE,
  -- As `utm_campaign` says it.
  campaign text NOT NULL CONSTRAINT ad_costs_campaign_check CHECK (length(campaign) BETWEEN 1 AND 100),
  from_day date NOT NULL,
  until_day date NOT NULL,
  -- Whole rupiah, of all its days together.
  amount bigint NOT NULL CONSTRAINT ad_costs_amount_check CHECK (amount > 0),
  created_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT ad_costs_days_check CHECK (until_day >= from_day)
);
CREATE INDEX ad_costs_page_id_idx ON ad_costs (page_id, from_day);
