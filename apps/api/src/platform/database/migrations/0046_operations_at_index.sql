-- no transaction
-- For the deletion of old operations: rows lie in the order of their time, so a range index is small.
DROP INDEX CONCURRENTLY IF EXISTS landing_page_operations_at_idx;
CREATE INDEX CONCURRENTLY landing_page_operations_at_idx ON landing_page_operations USING brin (at);
