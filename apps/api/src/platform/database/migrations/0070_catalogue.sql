-- Everything that can be sold is one table, so that checkout, coupons, search and pages need not know kinds apart; what a
-- kind has beside that is in a table of its own.

CREATE TABLE categories (
  id uuid PRIMARY KEY,
  -- Shown in public addresses only.
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY CONSTRAINT categories_number_key UNIQUE,
  name text NOT NULL,
  link text NOT NULL CONSTRAINT categories_link_key UNIQUE,
  summary text NOT NULL,
  status smallint NOT NULL CONSTRAINT categories_status_check CHECK (status IN (0, 1)),
  position bigint NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  changed_by uuid REFERENCES admin_users (id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX categories_name_key ON categories (lower(name));
CREATE INDEX categories_position_idx ON categories (position, number);
CREATE INDEX categories_changed_by_idx ON categories (changed_by);

CREATE TABLE instructors (
  id uuid PRIMARY KEY,
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY CONSTRAINT instructors_number_key UNIQUE,
  name text NOT NULL,
  title text NOT NULL,
  biography text NOT NULL,
  portrait_id uuid REFERENCES media (id) ON DELETE SET NULL,
  status smallint NOT NULL CONSTRAINT instructors_status_check CHECK (status IN (0, 1)),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  changed_by uuid REFERENCES admin_users (id) ON DELETE SET NULL
);
CREATE INDEX instructors_portrait_id_idx ON instructors (portrait_id);
CREATE INDEX instructors_changed_by_idx ON instructors (changed_by);

CREATE TABLE sellables (
  id uuid PRIMARY KEY,
  -- Shown in public addresses only.
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY CONSTRAINT sellables_number_key UNIQUE,
  kind text NOT NULL CONSTRAINT sellables_kind_check
    CHECK (kind IN ('course', 'service', 'tool', 'add_on', 'event', 'partner_package')),
  name text NOT NULL,
  link text NOT NULL CONSTRAINT sellables_link_key UNIQUE,
  summary text NOT NULL,
  -- Rich text of the closed set.
  description jsonb,
  -- Whole rupiah; null while it is not set.
  price bigint CONSTRAINT sellables_price_check CHECK (price >= 0),
  strike_price bigint CONSTRAINT sellables_strike_price_check CHECK (strike_price > price),
  -- In all; null when they are not counted.
  seats integer CONSTRAINT sellables_seats_check CHECK (seats >= 0),
  -- Sold or held.
  seats_taken integer NOT NULL DEFAULT 0,
  available_from timestamptz,
  available_until timestamptz,
  status smallint NOT NULL CONSTRAINT sellables_status_check CHECK (status IN (0, 1)),
  archived_at timestamptz,
  partner_id uuid REFERENCES partners (id),
  -- Own 1, Partner 2.
  owner smallint NOT NULL GENERATED ALWAYS AS (CASE WHEN partner_id IS NULL THEN 1 ELSE 2 END) STORED,
  category_id uuid REFERENCES categories (id),
  cover_id uuid REFERENCES media (id) ON DELETE SET NULL,
  landing_page_id uuid REFERENCES landing_pages (id) ON DELETE SET NULL,
  position bigint NOT NULL,
  sales_count integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  changed_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  CONSTRAINT sellables_seats_taken_check CHECK (seats_taken >= 0 AND seats_taken <= seats),
  CONSTRAINT sellables_window_check CHECK (available_from < available_until)
);
CREATE INDEX sellables_kind_position_idx ON sellables (kind, position, number);
CREATE INDEX sellables_category_id_idx ON sellables (category_id, number);
CREATE INDEX sellables_partner_id_idx ON sellables (partner_id, number);
CREATE INDEX sellables_cover_id_idx ON sellables (cover_id);
CREATE INDEX sellables_landing_page_id_idx ON sellables (landing_page_id);
CREATE INDEX sellables_changed_by_idx ON sellables (changed_by);
-- Public lists of one kind, one index for each sort order. What has no price is last in both directions.
CREATE INDEX sellables_popular_idx ON sellables (kind, sales_count, number)
  WHERE status = 1 AND archived_at IS NULL;
CREATE INDEX sellables_newest_idx ON sellables (kind, number)
  WHERE status = 1 AND archived_at IS NULL;
CREATE INDEX sellables_cheapest_idx ON sellables (kind, coalesce(price, 999999999999999), number)
  WHERE status = 1 AND archived_at IS NULL;
CREATE INDEX sellables_most_expensive_idx ON sellables (kind, coalesce(price, 0), number)
  WHERE status = 1 AND archived_at IS NULL;

-- How often the order of a list was changed: who reorders one that changed meanwhile is refused. A list has a row from its
-- first change on.
CREATE TABLE catalogue_orders (
  -- A kind, or `category`.
  list text PRIMARY KEY,
  version integer NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by uuid REFERENCES admin_users (id) ON DELETE SET NULL
);
CREATE INDEX catalogue_orders_changed_by_idx ON catalogue_orders (changed_by);

-- Instructors of a course, speakers of an event.
CREATE TABLE sellable_instructors (
  sellable_id uuid NOT NULL REFERENCES sellables (id) ON DELETE CASCADE,
  instructor_id uuid NOT NULL REFERENCES instructors (id),
  position integer NOT NULL,
  PRIMARY KEY (sellable_id, instructor_id)
);
CREATE INDEX sellable_instructors_instructor_id_idx ON sellable_instructors (instructor_id);

CREATE TABLE course_details (
  sellable_id uuid PRIMARY KEY REFERENCES sellables (id) ON DELETE CASCADE,
  -- Premium 1, Basic 2, Free 3, Preorder 4.
  type smallint NOT NULL CONSTRAINT course_details_type_check CHECK (type BETWEEN 1 AND 4),
  level text NOT NULL CONSTRAINT course_details_level_check CHECK (level IN ('beginner', 'intermediate', 'advanced')),
  -- Null when the outline says it.
  duration_minutes integer CONSTRAINT course_details_duration_minutes_check CHECK (duration_minutes > 0),
  -- Of a preorder.
  opens_at timestamptz,
  outline_version integer NOT NULL DEFAULT 0,
  outline_changed_by uuid REFERENCES admin_users (id) ON DELETE SET NULL
);
CREATE INDEX course_details_outline_changed_by_idx ON course_details (outline_changed_by);

-- A bundle and the courses in it.
CREATE TABLE course_bundle_items (
  bundle_id uuid NOT NULL REFERENCES sellables (id) ON DELETE CASCADE,
  course_id uuid NOT NULL REFERENCES sellables (id),
  position integer NOT NULL,
  PRIMARY KEY (bundle_id, course_id),
  CONSTRAINT course_bundle_items_self_check CHECK (bundle_id <> course_id)
);
CREATE INDEX course_bundle_items_course_id_idx ON course_bundle_items (course_id);

CREATE TABLE course_chapters (
  id uuid PRIMARY KEY,
  course_id uuid NOT NULL REFERENCES sellables (id) ON DELETE CASCADE,
  title text NOT NULL,
  position integer NOT NULL
);
CREATE INDEX course_chapters_course_id_idx ON course_chapters (course_id, position);

CREATE TABLE course_lessons (
  id uuid PRIMARY KEY,
  chapter_id uuid NOT NULL REFERENCES course_chapters (id) ON DELETE CASCADE,
  title text NOT NULL,
  -- Article 0, Video 1, Ebook 2.
  kind smallint NOT NULL CONSTRAINT course_lessons_kind_check CHECK (kind IN (0, 1, 2)),
  minutes integer NOT NULL CONSTRAINT course_lessons_minutes_check CHECK (minutes >= 0),
  position integer NOT NULL
);
CREATE INDEX course_lessons_chapter_id_idx ON course_lessons (chapter_id, position);

CREATE TABLE event_details (
  sellable_id uuid PRIMARY KEY REFERENCES sellables (id) ON DELETE CASCADE,
  -- Online 1, Offline 0.
  mode smallint NOT NULL CONSTRAINT event_details_mode_check CHECK (mode IN (0, 1)),
  -- Paid 1, Free 0.
  paid smallint NOT NULL CONSTRAINT event_details_paid_check CHECK (paid IN (0, 1)),
  place_name text,
  place_address text,
  map_url text,
  -- For those who have a ticket.
  meeting_url text,
  CONSTRAINT event_details_place_check CHECK ((place_name IS NULL) = (place_address IS NULL))
);

CREATE TABLE event_sessions (
  id uuid PRIMARY KEY,
  event_id uuid NOT NULL REFERENCES sellables (id) ON DELETE CASCADE,
  title text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  CONSTRAINT event_sessions_ends_at_check CHECK (ends_at > starts_at)
);
CREATE INDEX event_sessions_event_id_starts_at_idx ON event_sessions (event_id, starts_at);
CREATE INDEX event_sessions_starts_at_idx ON event_sessions (starts_at);

CREATE TABLE service_details (
  sellable_id uuid PRIMARY KEY REFERENCES sellables (id) ON DELETE CASCADE,
  billing text NOT NULL CONSTRAINT service_details_billing_check CHECK (billing IN ('once', 'monthly', 'session')),
  delivery_days integer CONSTRAINT service_details_delivery_days_check CHECK (delivery_days > 0)
);

CREATE TABLE tool_details (
  sellable_id uuid PRIMARY KEY REFERENCES sellables (id) ON DELETE CASCADE,
  platform text NOT NULL,
  -- Null for a licence that does not end.
  licence_days integer CONSTRAINT tool_details_licence_days_check CHECK (licence_days > 0),
  -- Free trial 0, Paid 1.
  trial smallint NOT NULL CONSTRAINT tool_details_trial_check CHECK (trial IN (0, 1))
);

CREATE TABLE add_on_details (
  sellable_id uuid PRIMARY KEY REFERENCES sellables (id) ON DELETE CASCADE,
  family text NOT NULL CONSTRAINT add_on_details_family_check CHECK (family IN ('super_mentor', 'other')),
  platform text NOT NULL,
  -- What it adds to: Course 1, Service 2, Product 3.
  product_kind smallint NOT NULL CONSTRAINT add_on_details_product_kind_check CHECK (product_kind IN (1, 2, 3)),
  sessions integer CONSTRAINT add_on_details_sessions_check CHECK (sessions > 0),
  valid_days integer CONSTRAINT add_on_details_valid_days_check CHECK (valid_days > 0)
);

CREATE TABLE partner_package_details (
  sellable_id uuid PRIMARY KEY REFERENCES sellables (id) ON DELETE CASCADE,
  -- Free 1, 1 month 2, 1 year 3, 3 months 4, 6 months 5, 9 months 6.
  package_code smallint NOT NULL CONSTRAINT partner_package_details_package_code_check
    CHECK (package_code BETWEEN 1 AND 6),
  -- Free trial 0, Paid 1.
  trial smallint NOT NULL CONSTRAINT partner_package_details_trial_check CHECK (trial IN (0, 1)),
  CONSTRAINT partner_package_details_package_code_key UNIQUE (package_code)
);
