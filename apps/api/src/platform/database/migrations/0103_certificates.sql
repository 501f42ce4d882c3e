-- Certificates of completed courses, and what they look like.

CREATE TABLE certificate_templates (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  -- For admins.
  name text NOT NULL,
  -- Of the courses that name no other.
  is_default boolean NOT NULL DEFAULT false,
  -- {layout, accent, heading, sentence, signerName, signerTitle}
  look jsonb NOT NULL,
  signature_id uuid REFERENCES media (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  changed_by uuid REFERENCES admin_users (id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX certificate_templates_default_key ON certificate_templates (is_default) WHERE is_default;
CREATE INDEX certificate_templates_signature_id_idx ON certificate_templates (signature_id);
CREATE INDEX certificate_templates_changed_by_idx ON certificate_templates (changed_by);

-- Courses with a template of their own.
CREATE TABLE certificate_template_courses (
  course_id uuid PRIMARY KEY REFERENCES sellables (id) ON DELETE CASCADE,
  template_id uuid NOT NULL REFERENCES certificate_templates (id) ON DELETE CASCADE
);
CREATE INDEX certificate_template_courses_template_id_idx ON certificate_template_courses (template_id);

-- The last number of each year and course: its row is held until the transaction that takes the next one has ended.
CREATE TABLE certificate_counters (
  -- In WIB.
  year integer NOT NULL CONSTRAINT certificate_counters_year_check CHECK (year BETWEEN 2000 AND 9999),
  course_number bigint NOT NULL,
  last_sequence integer NOT NULL
    CONSTRAINT certificate_counters_last_sequence_check CHECK (last_sequence BETWEEN 1 AND 999999),
  PRIMARY KEY (year, course_number)
);

CREATE TABLE certificates (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  year integer NOT NULL,
  course_number bigint NOT NULL,
  sequence integer NOT NULL,
  -- `NK/2026/12/000001`
  number text NOT NULL GENERATED ALWAYS AS (
    'NK/' || year::text || '/' || course_number::text || '/' || lpad(sequence::text, 6, '0')) STORED,
  -- 80 random bits in Crockford's base 32: who has it may read the whole name.
  code text NOT NULL CONSTRAINT certificates_code_check CHECK (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  -- Null once the account is deleted.
  learner_id uuid REFERENCES learner_users (id) ON DELETE SET NULL,
  course_id uuid REFERENCES sellables (id) ON DELETE SET NULL,
  -- As they were when it was issued, last time. The name goes with the account.
  learner_name text,
  course_name text NOT NULL,
  completed_at timestamptz NOT NULL,
  issued_at timestamptz NOT NULL,
  -- The template as it was then: {layout, accent, heading, sentence, signerName, signerTitle}
  look jsonb NOT NULL,
  signature_id uuid REFERENCES media (id) ON DELETE SET NULL,
  -- Whether search engines may show its page: the learner decides.
  is_listed boolean NOT NULL DEFAULT false,
  revoked_at timestamptz,
  revoked_reason text,
  revoked_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  CONSTRAINT certificates_number_key UNIQUE (number),
  CONSTRAINT certificates_code_key UNIQUE (code),
  CONSTRAINT certificates_learner_id_course_id_key UNIQUE (learner_id, course_id),
  CONSTRAINT certificates_year_course_number_sequence_key UNIQUE (year, course_number, sequence),
  CONSTRAINT certificates_revoked_check
    CHECK ((revoked_at IS NULL) = (revoked_reason IS NULL) AND (revoked_by IS NULL OR revoked_at IS NOT NULL))
);
CREATE INDEX certificates_course_id_idx ON certificates (course_id);
CREATE INDEX certificates_signature_id_idx ON certificates (signature_id);
CREATE INDEX certificates_revoked_by_idx ON certificates (revoked_by);
CREATE INDEX certificates_completed_at_idx ON certificates (completed_at, sequence);

-- A certificate is never deleted, and neither its number, its code nor what was completed changes.
CREATE FUNCTION refuse_certificate_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.id, OLD.year, OLD.course_number, OLD.sequence, OLD.code, OLD.completed_at)
    IS NOT DISTINCT FROM (NEW.id, NEW.year, NEW.course_number, NEW.sequence, NEW.code, NEW.completed_at) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'number, code and completion of a certificate never change' USING ERRCODE = 'check_violation',
    CONSTRAINT = 'certificates_unchanged_check';
END $$;
CREATE TRIGGER certificates_unchanged BEFORE UPDATE OR DELETE ON certificates
  FOR EACH ROW EXECUTE FUNCTION refuse_certificate_change();
