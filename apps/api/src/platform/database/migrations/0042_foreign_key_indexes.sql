-- no transaction
-- Followed when an account or a page is deleted: without an index each deletion reads the whole table.
DROP INDEX CONCURRENTLY IF EXISTS landing_page_operations_actor_id_idx;
CREATE INDEX CONCURRENTLY landing_page_operations_actor_id_idx ON landing_page_operations (actor_id);
DROP INDEX CONCURRENTLY IF EXISTS media_replacement_pages_page_id_idx;
CREATE INDEX CONCURRENTLY media_replacement_pages_page_id_idx ON media_replacement_pages (page_id);
