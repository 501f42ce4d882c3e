-- How the tools are used, step by step. Those of the specification are installed at the first start.
CREATE TABLE tutorials (
  id uuid PRIMARY KEY,
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY CONSTRAINT tutorials_number_key UNIQUE,
  tool text NOT NULL CONSTRAINT tutorials_tool_check CHECK (tool IN ('shopeasytools', 'robotok')),
  -- The last part of its address.
  page text NOT NULL,
  position integer NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  minutes integer NOT NULL,
  film_url text NOT NULL,
  steps jsonb NOT NULL,
  state text NOT NULL DEFAULT 'draft' CONSTRAINT tutorials_state_check CHECK (state IN ('draft', 'published', 'archived')),
  published_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  changed_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  CONSTRAINT tutorials_tool_page_key UNIQUE (tool, page),
  CONSTRAINT tutorials_published_check CHECK (state <> 'published' OR published_at IS NOT NULL)
);
CREATE INDEX tutorials_changed_by_idx ON tutorials (changed_by);
CREATE INDEX tutorials_published_idx ON tutorials (position, number) WHERE state = 'published';

-- Whether a tutorial helped: the last answer of a visitor, who is known by a keyed hash alone.
CREATE TABLE tutorial_answers (
  tutorial_id uuid NOT NULL REFERENCES tutorials (id) ON DELETE CASCADE,
  visitor text NOT NULL,
  is_helpful boolean NOT NULL,
  answered_at timestamptz NOT NULL,
  PRIMARY KEY (tutorial_id, visitor)
);
