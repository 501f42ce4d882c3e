-- What visitors read as the page's name; the name beside it may be changed before somebody publishes it.
ALTER TABLE landing_pages ADD COLUMN published_name text;
UPDATE landing_pages SET published_name = name WHERE status = 'published';
