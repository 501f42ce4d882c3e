-- Which files a drawn page names: those that no drawn page names any more are deleted.
ALTER TABLE landing_page_renders ADD COLUMN asset_paths text[] NOT NULL DEFAULT '{}';
UPDATE landing_page_renders SET asset_paths = (
  SELECT coalesce(array_agg(DISTINCT found[1]), '{}')
  FROM (
    SELECT landing_page_renders.html
    UNION ALL
    SELECT variants.html FROM landing_page_variant_renders AS variants
    WHERE variants.page_id = landing_page_renders.page_id AND variants.version = landing_page_renders.version
  ) AS bodies, regexp_matches(convert_from(bodies.html, 'UTF8'), '/(?:fonts|cards)/[[:alnum:]_.-]+', 'g') AS found
);
-- Drawing a page that names a file renews it, so that a file that is being named is never taken for an unused one.
ALTER TABLE landing_page_assets RENAME COLUMN created_at TO used_at;
