-- What a form did not take, for whoever typed it to mend within an hour. Nobody reads it without the token, of which
-- only the hash is here.
CREATE TABLE held_answers (
  token_hash text PRIMARY KEY,
  page_id uuid NOT NULL REFERENCES landing_pages (id) ON DELETE CASCADE,
  section_id text NOT NULL,
  sealed text NOT NULL,
  held_until timestamptz NOT NULL
);
CREATE INDEX held_answers_until_idx ON held_answers (held_until);
CREATE INDEX held_answers_page_idx ON held_answers (page_id);
