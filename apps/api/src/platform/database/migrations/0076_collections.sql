-- Courses that belong together for a reason of an admin's own, in an order of their own; a page at /list-course/{number}.
CREATE TABLE course_collections (
  id uuid PRIMARY KEY,
  -- Shown in public addresses only.
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY CONSTRAINT course_collections_number_key UNIQUE,
  title text NOT NULL,
  description text NOT NULL,
  -- Draft 0, published 1.
  status smallint NOT NULL CONSTRAINT course_collections_status_check CHECK (status IN (0, 1)),
  archived_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  changed_by uuid REFERENCES admin_users (id) ON DELETE SET NULL
);
CREATE INDEX course_collections_changed_by_idx ON course_collections (changed_by);

CREATE TABLE course_collection_items (
  collection_id uuid NOT NULL REFERENCES course_collections (id) ON DELETE CASCADE,
  course_id uuid NOT NULL REFERENCES sellables (id),
  position integer NOT NULL,
  PRIMARY KEY (collection_id, course_id)
);
CREATE INDEX course_collection_items_course_id_idx ON course_collection_items (course_id);
