-- Open positions, and who applied for them.
CREATE TABLE vacancies (
  id uuid PRIMARY KEY,
  -- Shown in public addresses only.
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY CONSTRAINT vacancies_number_key UNIQUE,
  title text NOT NULL,
  department text NOT NULL
    CONSTRAINT vacancies_department_check CHECK (department IN ('IT', 'Sales', 'Marketing', 'HRGA', 'Operations')),
  work_place text NOT NULL CONSTRAINT vacancies_work_place_check CHECK (work_place IN ('onsite', 'hybrid', 'remote')),
  employment text NOT NULL
    CONSTRAINT vacancies_employment_check CHECK (employment IN ('full_time', 'part_time', 'contract', 'internship')),
  city text NOT NULL,
  -- Whole rupiah a month.
  salary_from bigint CONSTRAINT vacancies_salary_from_check CHECK (salary_from >= 0),
  salary_until bigint CONSTRAINT vacancies_salary_until_check CHECK (salary_until >= salary_from),
  summary text NOT NULL,
  -- Rich text of the closed set.
  description jsonb,
  -- Applications are taken until then.
  closes_at timestamptz,
  state text NOT NULL DEFAULT 'draft' CONSTRAINT vacancies_state_check CHECK (state IN ('draft', 'published', 'archived')),
  published_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  changed_by uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  CONSTRAINT vacancies_published_check CHECK (state <> 'published' OR published_at IS NOT NULL)
);
CREATE INDEX vacancies_changed_by_idx ON vacancies (changed_by);
CREATE INDEX vacancies_published_idx ON vacancies (published_at, number) WHERE state = 'published';

CREATE TABLE applicants (
  id uuid PRIMARY KEY,
  -- In the order in which they came.
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY CONSTRAINT applicants_number_key UNIQUE,
  vacancy_id uuid NOT NULL REFERENCES vacancies (id),
  -- Empty once the personal data was erased.
  name text NOT NULL,
  email text NOT NULL,
  whatsapp text NOT NULL,
  city text NOT NULL,
  message text NOT NULL,
  -- The CV.
  file_id uuid CONSTRAINT applicants_file_id_key UNIQUE REFERENCES files (id) ON DELETE SET NULL,
  consent_text text NOT NULL,
  status text NOT NULL DEFAULT 'new'
    CONSTRAINT applicants_status_check CHECK (status IN ('new', 'reviewed', 'interview', 'offered', 'rejected')),
  note text NOT NULL DEFAULT '',
  sent_at timestamptz NOT NULL,
  anonymized_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL,
  changed_by uuid REFERENCES admin_users (id) ON DELETE SET NULL
);
CREATE INDEX applicants_changed_by_idx ON applicants (changed_by);
CREATE INDEX applicants_sent_at_idx ON applicants (sent_at, number);
CREATE INDEX applicants_vacancy_id_sent_at_idx ON applicants (vacancy_id, sent_at);
-- One application of a person for a vacancy.
CREATE UNIQUE INDEX applicants_vacancy_id_email_key ON applicants (vacancy_id, email) WHERE anonymized_at IS NULL;
