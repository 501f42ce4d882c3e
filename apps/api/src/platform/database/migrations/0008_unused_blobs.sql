-- Work that one process at a time does, by name: a lease that ran out is anybody's.
CREATE TABLE job_leases (
  name text PRIMARY KEY,
  leased_until timestamptz NOT NULL
);

-- Files that no row names any more, and since when: they are removed once that was long ago.
CREATE TABLE unused_blobs (
  sha256 text PRIMARY KEY,
  found_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX unused_blobs_found_at_idx ON unused_blobs (found_at);
CREATE INDEX media_variants_sha256_idx ON media_variants (sha256);

-- Whoever adds a picture holds it together with others; whoever clears away widths of pictures that went holds it alone.
INSERT INTO locks (name) VALUES ('media_files');
