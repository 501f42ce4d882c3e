CREATE TABLE partners (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE landing_pages (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL CONSTRAINT landing_pages_kind_check
    CHECK (kind IN ('exclusive', 'partner', 'course', 'free_course', 'event', 'commission_course', 'fixed')),
  link_landing_page text NOT NULL,
  exclusive_landingpage boolean NOT NULL,
  partner_id uuid REFERENCES partners (id),
  status text NOT NULL DEFAULT 'draft' CONSTRAINT landing_pages_status_check CHECK (status IN ('draft', 'published')),
  document jsonb NOT NULL,
  head_version integer NOT NULL DEFAULT 0,
  published_version integer,
  published_at timestamptz,
  -- Raised whenever what visitors get changes; other processes compare it, they never order by it.
  public_revision integer NOT NULL DEFAULT 0,
  public_changed_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  updated_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  deleted_at timestamptz,
  -- Pages in the trash keep their link for as long as they can be restored.
  CONSTRAINT landing_pages_kind_link_landing_page_key UNIQUE (kind, link_landing_page),
  CONSTRAINT landing_pages_published_check CHECK (status <> 'published' OR (published_version IS NOT NULL AND deleted_at IS NULL))
);
CREATE INDEX landing_pages_updated_at_idx ON landing_pages (updated_at DESC, id);
CREATE INDEX landing_pages_public_changed_at_idx ON landing_pages (public_changed_at);

-- Every accepted change, in the order of the page's versions, which have no gaps.
CREATE TABLE landing_page_operations (
  page_id uuid NOT NULL REFERENCES landing_pages (id) ON DELETE CASCADE,
  version integer NOT NULL,
  operation_id uuid NOT NULL,
  actor_id uuid NOT NULL REFERENCES admin_users (id),
  operation jsonb NOT NULL,
  inverse jsonb NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (page_id, version),
  CONSTRAINT landing_page_operations_page_id_operation_id_key UNIQUE (page_id, operation_id)
);

-- Whole documents that do not change any more.
CREATE TABLE landing_page_versions (
  id uuid PRIMARY KEY,
  page_id uuid NOT NULL REFERENCES landing_pages (id) ON DELETE CASCADE,
  version integer NOT NULL,
  reason text NOT NULL CONSTRAINT landing_page_versions_reason_check CHECK (reason IN ('published', 'named', 'imported')),
  name text,
  document jsonb NOT NULL,
  actor_id uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  at timestamptz NOT NULL,
  CONSTRAINT landing_page_versions_page_id_version_reason_key UNIQUE (page_id, version, reason)
);

-- What visitors are sent, drawn once per version; drawn again when its address, its pictures or the build change.
CREATE TABLE landing_page_renders (
  page_id uuid NOT NULL REFERENCES landing_pages (id) ON DELETE CASCADE,
  version integer NOT NULL,
  build text NOT NULL,
  html bytea NOT NULL,
  brotli bytea NOT NULL,
  gzip bytea NOT NULL,
  csp text NOT NULL,
  etag text NOT NULL,
  report jsonb NOT NULL,
  -- Pictures whose widths were still being made when this was drawn.
  awaited_media_ids uuid[] NOT NULL DEFAULT '{}',
  linked_page_ids uuid[] NOT NULL DEFAULT '{}',
  -- When a section's schedule begins or ends next.
  redraw_at timestamptz,
  drawn_at timestamptz NOT NULL,
  PRIMARY KEY (page_id, version)
);
CREATE INDEX landing_page_renders_awaited_media_ids_idx ON landing_page_renders USING gin (awaited_media_ids);
CREATE INDEX landing_page_renders_linked_page_ids_idx ON landing_page_renders USING gin (linked_page_ids);

-- Files that drawn pages name (fonts cut to their characters): named by content, shared between pages.
CREATE TABLE landing_page_assets (
  path text PRIMARY KEY,
  content_type text NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE landing_page_previews (
  token_hash text PRIMARY KEY,
  page_id uuid NOT NULL REFERENCES landing_pages (id) ON DELETE CASCADE,
  actor_id uuid NOT NULL REFERENCES admin_users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX landing_page_previews_page_id_idx ON landing_page_previews (page_id);
