-- What the site announces, in the name of its owner.
CREATE TABLE announcements (
  id uuid PRIMARY KEY,
  -- Shown in public addresses only.
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY CONSTRAINT announcements_number_key UNIQUE,
  type text NOT NULL CONSTRAINT announcements_type_check CHECK (type IN ('informasi', 'pembaruan', 'promo', 'jadwal')),
  title text NOT NULL,
  summary text NOT NULL,
  -- Rich text of the closed set.
  body jsonb,
  picture_id uuid REFERENCES media (id) ON DELETE SET NULL,
  state text NOT NULL DEFAULT 'draft' CONSTRAINT announcements_state_check CHECK (state IN ('draft', 'published', 'archived')),
  -- Since when visitors see it; set at the latest when it is published.
  starts_at timestamptz,
  ends_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  changed_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  CONSTRAINT announcements_window_check CHECK (starts_at < ends_at),
  CONSTRAINT announcements_published_check CHECK (state <> 'published' OR starts_at IS NOT NULL)
);
CREATE INDEX announcements_picture_id_idx ON announcements (picture_id);
CREATE INDEX announcements_changed_by_idx ON announcements (changed_by);
-- Public lists: of one kind and of all.
CREATE INDEX announcements_shown_idx ON announcements (starts_at, number) WHERE state = 'published';
CREATE INDEX announcements_shown_type_idx ON announcements (type, starts_at, number) WHERE state = 'published';
