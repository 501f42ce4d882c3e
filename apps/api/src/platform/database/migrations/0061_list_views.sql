-- Filters and columns of lists in the back office that an admin has saved under a name.
CREATE TABLE admin_list_views (
  id uuid PRIMARY KEY,
  admin_id uuid NOT NULL REFERENCES admin_users (id) ON DELETE CASCADE,
  list text NOT NULL,
  name text NOT NULL,
  params jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX admin_list_views_admin_id_list_name_key ON admin_list_views (admin_id, list, lower(name));
