-- What links to a partner's pages end with, and the label of the host that shows them; null: they have no host of their own.
ALTER TABLE partners ADD COLUMN reference text;
ALTER TABLE partners ADD COLUMN subdomain text CONSTRAINT partners_subdomain_check CHECK (subdomain ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
UPDATE partners SET reference = substr(md5(id::text), 1, 10);
ALTER TABLE partners ALTER COLUMN reference SET NOT NULL;
ALTER TABLE partners ADD CONSTRAINT partners_reference_check CHECK (reference ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
CREATE UNIQUE INDEX partners_reference_key ON partners (reference);
CREATE UNIQUE INDEX partners_subdomain_key ON partners (subdomain);
