-- Feature flags and settings of the site that an admin has changed. What has no row holds by default.
CREATE TABLE settings (
  -- `flag/coupon`, `site/brand`
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  -- 1 for the first change, and one more for each further one.
  version integer NOT NULL CONSTRAINT settings_version_check CHECK (version > 0),
  changed_at timestamptz NOT NULL,
  changed_by uuid REFERENCES admin_users (id) ON DELETE SET NULL
);
CREATE INDEX settings_changed_by_idx ON settings (changed_by);

-- Changes that take effect by themselves. A row is gone once it has taken effect, or was withdrawn.
CREATE TABLE scheduled_settings (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  -- The fields that it sets, and nothing else: others may change until then.
  changes jsonb NOT NULL,
  due_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  failed_at timestamptz,
  failure text,
  CONSTRAINT scheduled_settings_failed_check CHECK ((failed_at IS NULL) = (failure IS NULL))
);
CREATE INDEX scheduled_settings_name_due_at_idx ON scheduled_settings (name, due_at);
CREATE INDEX scheduled_settings_created_by_idx ON scheduled_settings (created_by);

-- Changes of settings follow each other: two that begin at once see each other's versions.
INSERT INTO locks (name) VALUES ('settings');
