-- A set of banners, one for each placement at most, that lead to one landing page within one window.
CREATE TABLE promotions (
  id uuid PRIMARY KEY,
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY CONSTRAINT promotions_number_key UNIQUE,
  title text NOT NULL,
  landing_page_id uuid CONSTRAINT promotions_landing_page_id_fkey REFERENCES landing_pages (id) ON DELETE SET NULL,
  state text NOT NULL DEFAULT 'draft' CONSTRAINT promotions_state_check CHECK (state IN ('draft', 'published', 'archived')),
  -- Since when visitors see it; set at the latest when it is published.
  starts_at timestamptz,
  ends_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  changed_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  CONSTRAINT promotions_window_check CHECK (starts_at < ends_at),
  CONSTRAINT promotions_published_check CHECK (state <> 'published' OR starts_at IS NOT NULL)
);
CREATE INDEX promotions_landing_page_id_idx ON promotions (landing_page_id);
CREATE INDEX promotions_changed_by_idx ON promotions (changed_by);

CREATE TABLE promotion_banners (
  promotion_id uuid NOT NULL REFERENCES promotions (id) ON DELETE CASCADE,
  -- All 1, home 2, learning 3, article 4.
  placement smallint NOT NULL CONSTRAINT promotion_banners_placement_check CHECK (placement BETWEEN 1 AND 4),
  picture_id uuid CONSTRAINT promotion_banners_picture_id_fkey REFERENCES media (id) ON DELETE SET NULL,
  phone_picture_id uuid CONSTRAINT promotion_banners_phone_picture_id_fkey REFERENCES media (id) ON DELETE SET NULL,
  alt text NOT NULL,
  PRIMARY KEY (promotion_id, placement)
);
CREATE INDEX promotion_banners_picture_id_idx ON promotion_banners (picture_id);
CREATE INDEX promotion_banners_phone_picture_id_idx ON promotion_banners (phone_picture_id);
