-- The head and the foot that pages of the site share are pages of their own kind: composed, kept, published and undone
-- as any page is, and public only as a part of others.
ALTER TABLE landing_pages DROP CONSTRAINT landing_pages_kind_check;
ALTER TABLE landing_pages ADD CONSTRAINT landing_pages_kind_check
  CHECK (kind IN ('exclusive', 'partner', 'course', 'free_course', 'event', 'commission_course', 'fixed', 'site_part'));

-- Whether a page carries them: as its kind and its own sections suggest, always, or never.
ALTER TABLE landing_pages
  ADD COLUMN site_parts text NOT NULL DEFAULT 'auto' CONSTRAINT landing_pages_site_parts_check CHECK (site_parts IN ('auto', 'on', 'off'));

INSERT INTO landing_pages (id, name, kind, link_landing_page, exclusive_landingpage, document, created_at, updated_at)
SELECT gen_random_uuid(), name, 'site_part', link, false, '{
  "schema": 1, "template": 0,
  "theme": {"font": "poppins", "rounded": "medium", "brand": "#0c7a75", "accent": null, "mode": "light"},
  "seo": {"title": "", "description": "", "imageId": null, "isIndexed": false},
  "offer": {"name": "", "price": null, "strikePrice": null, "deadline": null, "seats": null, "coach": "", "whatsapp": "",
    "cta": {"label": "", "target": {"kind": "url", "href": ""}}, "record": null, "bound": []},
  "sections": []}'::jsonb, now(), now()
FROM (VALUES ('Kepala situs', 'header'), ('Kaki situs', 'footer')) AS part (name, link);
