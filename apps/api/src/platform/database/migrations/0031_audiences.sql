-- Beside variants, what some of the visitors of a variant are sent; empty for whoever has no body of their own.
ALTER TABLE landing_page_variant_renders ADD COLUMN audience text NOT NULL DEFAULT '';
ALTER TABLE landing_page_variant_renders DROP CONSTRAINT landing_page_variant_renders_variant_check;
ALTER TABLE landing_page_variant_renders ADD CONSTRAINT landing_page_variant_renders_variant_check
  CHECK (variant IN ('b', 'c', 'd') OR (variant = 'a' AND audience <> ''));
ALTER TABLE landing_page_variant_renders DROP CONSTRAINT landing_page_variant_renders_pkey;
ALTER TABLE landing_page_variant_renders ADD PRIMARY KEY (page_id, version, variant, audience);
