-- Folders of the media library; the root has no row.
CREATE TABLE media_folders (
  id uuid PRIMARY KEY,
  parent_id uuid REFERENCES media_folders (id),
  name text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX media_folders_parent_id_name_key
  ON media_folders (coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), lower(name));

ALTER TABLE media
  ADD COLUMN folder_id uuid REFERENCES media_folders (id),
  -- What stays in sight when a frame cuts the picture; proposed when it is placed.
  ADD COLUMN focal_x double precision,
  ADD COLUMN focal_y double precision,
  ADD COLUMN cropped_from_id uuid REFERENCES media (id) ON DELETE SET NULL,
  -- In the trash since; its files stay for as long as it can be restored.
  ADD COLUMN deleted_at timestamptz,
  ADD CONSTRAINT media_focal_check CHECK ((focal_x IS NULL) = (focal_y IS NULL));
CREATE INDEX media_folder_id_idx ON media (folder_id);
CREATE INDEX media_cropped_from_id_idx ON media (cropped_from_id);

-- Which pages and kept versions show what. Kept by the database itself, so that it holds for every way a document is
-- written. A use that ended stays, because it says since when a picture is unused.
CREATE TABLE media_uses (
  -- The page (as it stands) or the version that shows it.
  holder_id uuid NOT NULL,
  media_id uuid NOT NULL,
  page_id uuid NOT NULL REFERENCES landing_pages (id) ON DELETE CASCADE,
  version_id uuid REFERENCES landing_page_versions (id) ON DELETE CASCADE,
  places integer NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (holder_id, media_id)
);
CREATE INDEX media_uses_media_id_idx ON media_uses (media_id);
CREATE INDEX media_uses_page_id_idx ON media_uses (page_id);
CREATE INDEX media_uses_version_id_idx ON media_uses (version_id);

-- Pictures, films and files in sections and offer, and the share image. Strict paths, because lax ones tell what lies in
-- a list twice.
CREATE FUNCTION media_places(document jsonb) RETURNS TABLE (media_id uuid, places integer) LANGUAGE sql IMMUTABLE AS $$
  SELECT id::uuid, count(*)::integer
  FROM (
    SELECT jsonb_path_query(document, 'strict $.sections[*].content.**.mediaId', '{}', true) #>> '{}' AS id
    UNION ALL
    SELECT jsonb_path_query(document, 'strict $.offer.**.mediaId', '{}', true) #>> '{}'
    UNION ALL
    SELECT document #>> '{seo,imageId}'
  ) AS named
  WHERE id ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  GROUP BY id::uuid
$$;

CREATE FUNCTION note_media_uses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_page uuid;
  of_version uuid;
BEGIN
  IF TG_TABLE_NAME = 'landing_pages' THEN
    of_page := NEW.id;
  ELSE
    of_page := NEW.page_id;
    of_version := NEW.id;
  END IF;
  WITH
    named AS MATERIALIZED (SELECT found.media_id, found.places FROM media_places(NEW.document) AS found),
    ended AS (
      UPDATE media_uses SET ended_at = clock_timestamp()
      WHERE holder_id = NEW.id AND ended_at IS NULL AND media_uses.media_id NOT IN (SELECT named.media_id FROM named)
    )
  INSERT INTO media_uses (holder_id, media_id, page_id, version_id, places)
  SELECT NEW.id, named.media_id, of_page, of_version, named.places FROM named
  ON CONFLICT (holder_id, media_id) DO UPDATE SET places = excluded.places, ended_at = NULL
    WHERE media_uses.places <> excluded.places OR media_uses.ended_at IS NOT NULL;
  RETURN NULL;
END
$$;

CREATE TRIGGER landing_pages_media_uses AFTER INSERT OR UPDATE OF document ON landing_pages
  FOR EACH ROW EXECUTE FUNCTION note_media_uses();
CREATE TRIGGER landing_page_versions_media_uses AFTER INSERT OR UPDATE OF document ON landing_page_versions
  FOR EACH ROW EXECUTE FUNCTION note_media_uses();

INSERT INTO media_uses (holder_id, media_id, page_id, version_id, places)
SELECT landing_pages.id, found.media_id, landing_pages.id, NULL, found.places
FROM landing_pages CROSS JOIN LATERAL media_places(document) AS found
UNION ALL
SELECT landing_page_versions.id, found.media_id, page_id, landing_page_versions.id, found.places
FROM landing_page_versions CROSS JOIN LATERAL media_places(document) AS found;

-- One picture put in the place of another on every page that showed it, and what to take back when that is undone.
CREATE TABLE media_replacements (
  id uuid PRIMARY KEY,
  from_id uuid NOT NULL REFERENCES media (id) ON DELETE CASCADE,
  to_id uuid NOT NULL REFERENCES media (id) ON DELETE CASCADE,
  actor_id uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  at timestamptz NOT NULL,
  undone_at timestamptz
);
CREATE INDEX media_replacements_from_id_idx ON media_replacements (from_id);
CREATE INDEX media_replacements_to_id_idx ON media_replacements (to_id);

CREATE TABLE media_replacement_pages (
  replacement_id uuid NOT NULL REFERENCES media_replacements (id) ON DELETE CASCADE,
  page_id uuid NOT NULL REFERENCES landing_pages (id) ON DELETE CASCADE,
  -- The change of the page that did it.
  change_id uuid NOT NULL,
  places integer NOT NULL,
  PRIMARY KEY (replacement_id, page_id)
);

-- Bytes that arrive twice at once become one entry; folders that move at once become no ring.
INSERT INTO locks (name) VALUES ('media_arrivals'), ('media_folders');
