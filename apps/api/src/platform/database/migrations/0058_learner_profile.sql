-- Where a learner's parcels go; at most one is the main one.
CREATE TABLE learner_addresses (
  id uuid PRIMARY KEY,
  learner_id uuid NOT NULL REFERENCES learner_users (id) ON DELETE CASCADE,
  recipient text NOT NULL,
  -- Digits with the country's code.
  phone text NOT NULL,
  province text NOT NULL,
  city text NOT NULL,
  district text NOT NULL,
  postal_code text NOT NULL CONSTRAINT learner_addresses_postal_code_check CHECK (postal_code ~ '^[0-9]{5}$'),
  street text NOT NULL,
  -- For the courier; empty for none.
  note text NOT NULL,
  is_main boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX learner_addresses_learner_id_idx ON learner_addresses (learner_id);
CREATE UNIQUE INDEX learner_addresses_main_idx ON learner_addresses (learner_id) WHERE is_main;

-- Only what a learner decided; anything else is as the contract offers it.
CREATE TABLE learner_notification_choices (
  learner_id uuid NOT NULL REFERENCES learner_users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  channel text NOT NULL CONSTRAINT learner_notification_choices_channel_check CHECK (channel IN ('email', 'whatsapp')),
  is_on boolean NOT NULL,
  decided_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (learner_id, kind, channel)
);
