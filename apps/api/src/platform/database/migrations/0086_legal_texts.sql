-- Texts of the privacy policy, the terms and the disclaimer after the built-in ones, which are version 1 of each.
CREATE TABLE legal_texts (
  id uuid PRIMARY KEY,
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY CONSTRAINT legal_texts_number_key UNIQUE,
  kind text NOT NULL CONSTRAINT legal_texts_kind_check CHECK (kind IN ('privacy', 'terms', 'disclaimer')),
  -- What is new in it, for the back office.
  title text NOT NULL,
  body jsonb NOT NULL,
  -- A day in WIB. What is published is valid until the next one of its kind is.
  valid_from date,
  state text NOT NULL DEFAULT 'draft' CONSTRAINT legal_texts_state_check CHECK (state IN ('draft', 'published', 'archived')),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  changed_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  CONSTRAINT legal_texts_published_check CHECK (state <> 'published' OR (valid_from IS NOT NULL AND jsonb_typeof(body) = 'object'))
);
-- One text of a kind a day: their order is the order of their days.
CREATE UNIQUE INDEX legal_texts_kind_valid_from_key ON legal_texts (kind, valid_from) WHERE state = 'published';
CREATE INDEX legal_texts_changed_by_idx ON legal_texts (changed_by);

-- Versions of the legal texts that were valid when a consent was given, by kind; null for consents from before.
ALTER TABLE learner_consents ADD COLUMN legal_versions jsonb;
ALTER TABLE leads ADD COLUMN legal_versions jsonb;
ALTER TABLE applicants ADD COLUMN legal_versions jsonb;
