-- Finds the leads whose time is over without reading those that were anonymised long ago.
CREATE INDEX leads_to_anonymize_idx ON leads (sent_at) WHERE anonymized_at IS NULL;
