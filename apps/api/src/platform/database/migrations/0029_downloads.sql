-- Files that forms give to those who send them: named to nobody but by a signed link that ends.
CREATE TABLE downloads (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  sha256 text NOT NULL,
  bytes bigint NOT NULL,
  created_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX downloads_sha256_idx ON downloads (sha256);
