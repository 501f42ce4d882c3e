-- How far a CDN has been told of what changed: a page whose public_revision is beyond it is due. Nothing is written when
-- a page changes, so no change can be missed; a page that was never told of has no row.
CREATE TABLE cdn_purges (
  page_id uuid PRIMARY KEY REFERENCES landing_pages (id) ON DELETE CASCADE,
  purged_revision integer NOT NULL DEFAULT 0,
  -- Tries in a row that failed.
  attempts integer NOT NULL DEFAULT 0,
  -- Not before this; while somebody tells of it, until when nobody else does.
  due_at timestamptz NOT NULL
);
