-- What the server tells advertisers with, sealed with a key of this installation; null: it tells them nothing.
ALTER TABLE landing_page_measurements
  ADD COLUMN meta_secret text,
  ADD COLUMN tiktok_secret text,
  ADD COLUMN google_secret text;

-- What advertisers are to be told by the server, of visitors who agreed; the browser tells the same under the same id.
CREATE TABLE pixel_events (
  id uuid PRIMARY KEY,
  page_id uuid NOT NULL REFERENCES landing_pages (id) ON DELETE CASCADE,
  provider text NOT NULL CONSTRAINT pixel_events_provider_check CHECK (provider IN ('meta', 'tiktok', 'google')),
  name text NOT NULL,
  event_id text NOT NULL,
  -- As it is sent: names nobody in plain words. Emptied once it is told, as nothing is done with it any more.
  payload jsonb,
  state text NOT NULL DEFAULT 'waiting'
    CONSTRAINT pixel_events_state_check CHECK (state IN ('waiting', 'delivered', 'failed', 'withheld')),
  attempts integer NOT NULL DEFAULT 0,
  status integer,
  excerpt text NOT NULL DEFAULT '',
  tried_at timestamptz,
  due_at timestamptz NOT NULL DEFAULT now(),
  leased_until timestamptz,
  created_at timestamptz NOT NULL,
  -- Told twice it is one event.
  CONSTRAINT pixel_events_page_id_provider_event_id_name_key UNIQUE (page_id, provider, event_id, name)
);
CREATE INDEX pixel_events_due_at_idx ON pixel_events (due_at, id) WHERE state = 'waiting';
CREATE INDEX pixel_events_page_id_created_at_idx ON pixel_events (page_id, created_at DESC);
