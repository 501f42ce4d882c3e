-- Files that people upload: course material, avatars, payment proofs, job applications.
CREATE TABLE files (
  id uuid PRIMARY KEY,
  -- Upload type of the specification, 1 to 19.
  type smallint NOT NULL CONSTRAINT files_type_check CHECK (type BETWEEN 1 AND 19),
  -- The directory of its policy, and folders in it.
  directory text NOT NULL,
  -- As its sender calls it: a label, never a path.
  name text NOT NULL,
  content_type text NOT NULL,
  sha256 text NOT NULL,
  byte_count bigint NOT NULL,
  owner_realm text NOT NULL CONSTRAINT files_owner_realm_check CHECK (owner_realm IN ('admin', 'learner', 'visitor')),
  owner_id uuid CONSTRAINT files_owner_id_check CHECK ((owner_id IS NULL) = (owner_realm = 'visitor')),
  created_at timestamptz NOT NULL
);
CREATE INDEX files_created_at_idx ON files (created_at DESC, id DESC);
CREATE INDEX files_sha256_idx ON files (sha256);
CREATE INDEX files_owner_realm_owner_id_idx ON files (owner_realm, owner_id);
CREATE INDEX files_directory_idx ON files (directory text_pattern_ops);

-- Uploads in chunks; a finished one is kept for a day, so that a chunk that is sent again gets the same answer.
CREATE TABLE file_uploads (
  id uuid PRIMARY KEY,
  owner_realm text NOT NULL,
  owner_id uuid NOT NULL,
  -- The client's id of the upload, or its type, directory and name.
  upload_key text NOT NULL,
  type smallint NOT NULL,
  directory text NOT NULL,
  name text NOT NULL,
  -- Both of the whole file, where the client has said so.
  announced_bytes bigint,
  announced_sha256 text,
  last_index integer,
  -- Until then one process is putting the chunks together.
  assembled_until timestamptz,
  file_id uuid REFERENCES files (id) ON DELETE CASCADE,
  finished_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT file_uploads_finished_at_check CHECK ((finished_at IS NULL) = (file_id IS NULL))
);
CREATE UNIQUE INDEX file_uploads_open_idx ON file_uploads (owner_realm, owner_id, upload_key) WHERE finished_at IS NULL;
CREATE INDEX file_uploads_key_idx ON file_uploads (owner_realm, owner_id, upload_key, finished_at);
CREATE INDEX file_uploads_used_at_idx ON file_uploads (used_at);

CREATE TABLE file_upload_chunks (
  upload_id uuid NOT NULL REFERENCES file_uploads (id) ON DELETE CASCADE,
  chunk_index integer NOT NULL CONSTRAINT file_upload_chunks_chunk_index_check CHECK (chunk_index >= 0),
  -- Name of its bytes among the parts of the blob store.
  part text NOT NULL,
  sha256 text NOT NULL,
  byte_count bigint NOT NULL,
  PRIMARY KEY (upload_id, chunk_index)
);
