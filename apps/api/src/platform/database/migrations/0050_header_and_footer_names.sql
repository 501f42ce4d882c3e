-- Marketers say header and footer; a name that an admin has changed stays.
UPDATE landing_pages SET name = 'Header situs' WHERE kind = 'site_part' AND name = 'Kepala situs';
UPDATE landing_pages SET name = 'Footer situs' WHERE kind = 'site_part' AND name = 'Kaki situs';
