-- Accounts elsewhere that open an account of a learner: by who issued them and their number there, never by e-mail, which
-- can pass to another person.
CREATE TABLE learner_identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  learner_id uuid NOT NULL REFERENCES learner_users (id) ON DELETE CASCADE,
  -- As the issuer spelled it when it was linked: to show, not to look up by.
  email text NOT NULL,
  linked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (issuer, subject),
  CONSTRAINT learner_identities_learner_id_issuer_key UNIQUE (learner_id, issuer)
);
