-- How the back office looks for an account, in every browser; without a row as at first.
CREATE TABLE admin_looks (
  admin_id uuid PRIMARY KEY REFERENCES admin_users (id) ON DELETE CASCADE,
  mode text NOT NULL,
  density text NOT NULL,
  pages text NOT NULL,
  CONSTRAINT admin_looks_mode_check CHECK (mode IN ('light', 'dark', 'auto')),
  CONSTRAINT admin_looks_density_check CHECK (density IN ('comfortable', 'compact')),
  CONSTRAINT admin_looks_pages_check CHECK (pages IN ('cards', 'list'))
);
