-- Courses and events that are shown above the lists of their kind.
CREATE TABLE highlights (
  id uuid PRIMARY KEY,
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY CONSTRAINT highlights_number_key UNIQUE,
  title text NOT NULL,
  summary text NOT NULL,
  -- The course or the event; one that is deleted takes its highlight out of sight.
  sellable_id uuid CONSTRAINT highlights_sellable_id_fkey REFERENCES sellables (id) ON DELETE SET NULL,
  picture_id uuid CONSTRAINT highlights_picture_id_fkey REFERENCES media (id) ON DELETE SET NULL,
  position integer NOT NULL,
  state text NOT NULL DEFAULT 'draft' CONSTRAINT highlights_state_check CHECK (state IN ('draft', 'published', 'archived')),
  -- Since when visitors see it; set at the latest when it is published.
  starts_at timestamptz,
  ends_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  changed_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  CONSTRAINT highlights_window_check CHECK (starts_at < ends_at),
  CONSTRAINT highlights_published_check CHECK (state <> 'published' OR starts_at IS NOT NULL)
);
CREATE INDEX highlights_sellable_id_idx ON highlights (sellable_id);
CREATE INDEX highlights_picture_id_idx ON highlights (picture_id);
CREATE INDEX highlights_changed_by_idx ON highlights (changed_by);
CREATE INDEX highlights_published_idx ON highlights (position, number) WHERE state = 'published';
