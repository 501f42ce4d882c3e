-- Files that change the catalogue: read for a preview, applied once, undone once.
CREATE TABLE catalogue_imports (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  file_name text NOT NULL,
  actor_id uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  reason text,
  applied_at timestamptz,
  undone_at timestamptz,
  CONSTRAINT catalogue_imports_reason_check CHECK ((applied_at IS NULL) = (reason IS NULL)),
  CONSTRAINT catalogue_imports_undone_at_check CHECK (undone_at IS NULL OR applied_at IS NOT NULL)
);
CREATE INDEX catalogue_imports_created_at_idx ON catalogue_imports (created_at);
CREATE INDEX catalogue_imports_applied_at_idx ON catalogue_imports (kind, applied_at) WHERE applied_at IS NOT NULL;
CREATE INDEX catalogue_imports_actor_id_idx ON catalogue_imports (actor_id);

-- Entries are named without a reference: one that an import added may be deleted, by its undoing too.
CREATE TABLE catalogue_import_rows (
  import_id uuid NOT NULL REFERENCES catalogue_imports (id) ON DELETE CASCADE,
  -- As spreadsheet programs number it.
  line integer NOT NULL,
  plan text NOT NULL CONSTRAINT catalogue_import_rows_plan_check CHECK (plan IN ('new', 'changed', 'unchanged', 'wrong')),
  name text NOT NULL,
  sellable_id uuid,
  -- That the preview was made with.
  version integer,
  before jsonb,
  after jsonb,
  changes jsonb NOT NULL,
  mistakes jsonb NOT NULL,
  -- Of the entry once the row was stored.
  applied_version integer,
  -- Why it was not stored, or not undone.
  left_reason text,
  PRIMARY KEY (import_id, line)
);
