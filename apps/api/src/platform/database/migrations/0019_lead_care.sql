-- Who a lead is from: everyone who gave the same number or e-mail is one person, and their answers stand together.
-- `suspicions` names why a lead may be a robot's; such a lead is kept apart and belongs to no person.
ALTER TABLE leads
  ADD COLUMN person_id uuid,
  ADD COLUMN contacts text[] NOT NULL DEFAULT '{}',
  ADD COLUMN suspicions text[] NOT NULL DEFAULT '{}',
  ADD COLUMN anonymized_at timestamptz;
CREATE INDEX leads_person_id_idx ON leads (person_id, sent_at DESC);
CREATE INDEX leads_contacts_idx ON leads USING gin (contacts);

-- `whatsapp:6281234567890`, `email:sari@toko.co`: each belongs to one person. The row is also what two answers that
-- arrive together wait for.
CREATE TABLE lead_contacts (
  contact text PRIMARY KEY,
  person_id uuid NOT NULL
);
CREATE INDEX lead_contacts_person_id_idx ON lead_contacts (person_id);

UPDATE leads SET person_id = id, contacts = ARRAY(
  SELECT DISTINCT (answer->>'kind') || ':' || (answer->>'value')
  FROM jsonb_array_elements(answers) AS answer WHERE answer->>'kind' IN ('whatsapp', 'email') ORDER BY 1);
DO $$
DECLARE
  one record;
  known uuid[];
BEGIN
  FOR one IN SELECT id, contacts FROM leads WHERE contacts <> '{}' ORDER BY sent_at, id LOOP
    known := ARRAY(SELECT DISTINCT person_id FROM lead_contacts WHERE contact = ANY (one.contacts) ORDER BY 1);
    IF cardinality(known) > 0 THEN
      UPDATE leads SET person_id = known[1] WHERE id = one.id OR person_id = ANY (known);
      UPDATE lead_contacts SET person_id = known[1] WHERE person_id = ANY (known);
    END IF;
    INSERT INTO lead_contacts (contact, person_id)
      SELECT contact, coalesce(known[1], one.id) FROM unnest(one.contacts) AS contact ON CONFLICT DO NOTHING;
  END LOOP;
END $$;

-- Numbers and e-mails whose owners want to hear nothing more. They outlive the leads, or the wish would end with them.
CREATE TABLE lead_opt_outs (
  contact text PRIMARY KEY,
  -- Null: the person said so by the link they were given.
  admin_id uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  opted_out_at timestamptz NOT NULL
);

-- Who is told of new leads by mail: of one form, of one page, of all pages.
CREATE TABLE lead_recipients (
  id uuid PRIMARY KEY,
  page_id uuid REFERENCES landing_pages (id) ON DELETE CASCADE,
  section_id text,
  email text NOT NULL,
  -- When the last mail was written: the next one gathers what comes until a pause is over.
  told_at timestamptz,
  created_at timestamptz NOT NULL,
  CONSTRAINT lead_recipients_section_id_check CHECK (section_id IS NULL OR page_id IS NOT NULL),
  CONSTRAINT lead_recipients_place_email_key UNIQUE NULLS NOT DISTINCT (page_id, section_id, email)
);
-- What a recipient is still to be told of.
CREATE TABLE lead_notices (
  recipient_id uuid NOT NULL REFERENCES lead_recipients (id) ON DELETE CASCADE,
  lead_id uuid NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  PRIMARY KEY (recipient_id, lead_id)
);
CREATE INDEX lead_notices_lead_id_idx ON lead_notices (lead_id);

-- Programs of others that are told of new leads: of one page, or of all.
CREATE TABLE lead_webhooks (
  id uuid PRIMARY KEY,
  page_id uuid REFERENCES landing_pages (id) ON DELETE CASCADE,
  url text NOT NULL,
  -- What its messages are signed with; shown once more whenever it is asked for by who may manage leads.
  secret text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE lead_deliveries (
  id uuid PRIMARY KEY,
  webhook_id uuid NOT NULL REFERENCES lead_webhooks (id) ON DELETE CASCADE,
  lead_id uuid NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'waiting'
    CONSTRAINT lead_deliveries_state_check CHECK (state IN ('waiting', 'delivered', 'failed', 'withheld')),
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  -- Whoever sends it has it until then; afterwards it is anybody's again.
  leased_until timestamptz,
  -- Of the last try.
  status integer,
  excerpt text NOT NULL DEFAULT '',
  tried_at timestamptz,
  created_at timestamptz NOT NULL,
  CONSTRAINT lead_deliveries_webhook_id_lead_id_key UNIQUE (webhook_id, lead_id)
);
CREATE INDEX lead_deliveries_due_at_idx ON lead_deliveries (due_at) WHERE state = 'waiting';
CREATE INDEX lead_deliveries_lead_id_idx ON lead_deliveries (lead_id);
