-- Where words of the link stand in what visitors are sent, and which a link may name; null where it says the same to
-- whoever came by any link.
ALTER TABLE landing_page_renders ADD COLUMN link_words jsonb;
ALTER TABLE landing_page_variant_renders ADD COLUMN link_words jsonb;
