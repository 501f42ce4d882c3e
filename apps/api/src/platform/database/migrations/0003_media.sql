-- Bytes are named by their SHA-256 and lie in the blob store; rows here say what they are.
CREATE TABLE media (
  id uuid PRIMARY KEY,
  kind text NOT NULL CONSTRAINT media_kind_check CHECK (kind IN ('image', 'video')),
  file_name text NOT NULL,
  sha256 text NOT NULL CONSTRAINT media_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  content_type text NOT NULL,
  byte_count bigint NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  color text NOT NULL,
  alt text NOT NULL DEFAULT '',
  uploaded_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX media_created_at_idx ON media (created_at DESC, id);
CREATE INDEX media_sha256_idx ON media (sha256);

-- Widths made of an original, shared by every media with the same bytes.
CREATE TABLE media_variants (
  source_sha256 text NOT NULL,
  width integer NOT NULL,
  format text NOT NULL CONSTRAINT media_variants_format_check CHECK (format IN ('avif', 'webp')),
  sha256 text NOT NULL,
  byte_count bigint NOT NULL,
  PRIMARY KEY (source_sha256, width, format)
);

-- Work that is left: a row per original whose widths are not all made. A lease that ran out is anybody's again.
CREATE TABLE media_encodings (
  source_sha256 text PRIMARY KEY,
  attempts integer NOT NULL DEFAULT 0,
  leased_until timestamptz,
  failure text,
  created_at timestamptz NOT NULL DEFAULT now()
);
