-- Pictures that lead somewhere: banners above the content of public pages, and pop-ups over it.
CREATE TABLE banners (
  id uuid PRIMARY KEY,
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY CONSTRAINT banners_number_key UNIQUE,
  kind text NOT NULL CONSTRAINT banners_kind_check CHECK (kind IN ('banner', 'popup')),
  title text NOT NULL,
  -- All 1, home 2, learning 3, article 4.
  placement smallint NOT NULL CONSTRAINT banners_placement_check CHECK (placement BETWEEN 1 AND 4),
  -- A banner whose picture was deleted is not shown until it has another one.
  picture_id uuid CONSTRAINT banners_picture_id_fkey REFERENCES media (id) ON DELETE SET NULL,
  phone_picture_id uuid CONSTRAINT banners_phone_picture_id_fkey REFERENCES media (id) ON DELETE SET NULL,
  alt text NOT NULL,
  href text NOT NULL,
  -- Place among those of its kind.
  position integer NOT NULL,
  state text NOT NULL DEFAULT 'draft' CONSTRAINT banners_state_check CHECK (state IN ('draft', 'published', 'archived')),
  -- Since when visitors see it; set at the latest when it is published.
  starts_at timestamptz,
  ends_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  changed_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  CONSTRAINT banners_window_check CHECK (starts_at < ends_at),
  CONSTRAINT banners_published_check CHECK (state <> 'published' OR (starts_at IS NOT NULL AND alt <> '' AND href <> ''))
);
CREATE INDEX banners_picture_id_idx ON banners (picture_id);
CREATE INDEX banners_phone_picture_id_idx ON banners (phone_picture_id);
CREATE INDEX banners_changed_by_idx ON banners (changed_by);
CREATE INDEX banners_kind_position_idx ON banners (kind, position);
