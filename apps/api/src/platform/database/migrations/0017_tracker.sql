-- What browsers told of visits to pages. No address of a machine, no name, no browser: a random id of a day, and where
-- it came from. One partition a day (in WIB, by arrival), made ahead and dropped as a whole.
CREATE TABLE tracker_events (
  day date NOT NULL,
  -- Made by the browser: the same once more is the same event.
  id text NOT NULL,
  name text NOT NULL CONSTRAINT tracker_events_name_check
    CHECK (name IN ('page_visit', 'button_click', 'banner_click', 'lp_cta_click', 'landing_page_section')),
  received_at timestamptz NOT NULL,
  traffic text NOT NULL CONSTRAINT tracker_events_traffic_check CHECK (traffic IN ('visitor', 'bot', 'staff', 'preview')),
  -- The specification's fields; user_id is the session's.
  user_id bigint,
  page text NOT NULL,
  url text NOT NULL,
  platform text NOT NULL,
  subdomain text NOT NULL,
  button_type text NOT NULL,
  section text NOT NULL,
  type text NOT NULL,
  partner_type text NOT NULL,
  -- Ours. An event outlives its page, so nothing refers to it.
  page_id uuid,
  page_version integer,
  -- Id of the section that `section` named when this arrived; empty when the page has none of that name.
  section_id text NOT NULL,
  element text NOT NULL,
  item_id text NOT NULL,
  label text NOT NULL,
  variant text NOT NULL,
  visitor_id text NOT NULL,
  session_id text NOT NULL,
  view_id text NOT NULL,
  after_ms integer,
  visible_ms integer,
  -- One word for where the visit came from: `instagram`, `google`, `ref`, `direct` …
  source text NOT NULL,
  medium text NOT NULL,
  campaign text NOT NULL,
  term text NOT NULL,
  content text NOT NULL,
  ref text NOT NULL,
  -- Which click ids were in the address; their values are not kept.
  click_ids text NOT NULL,
  referrer text NOT NULL,
  PRIMARY KEY (day, id)
) PARTITION BY RANGE (day);
CREATE INDEX tracker_events_page_id_received_at_idx ON tracker_events (page_id, received_at);

-- Figures by the hour, written with the events themselves: never behind them, never counted twice.
CREATE TABLE tracker_hours (
  page_id uuid NOT NULL,
  hour timestamptz NOT NULL,
  name text NOT NULL,
  traffic text NOT NULL,
  variant text NOT NULL,
  section_id text NOT NULL,
  element text NOT NULL,
  source text NOT NULL,
  campaign text NOT NULL,
  device text NOT NULL CONSTRAINT tracker_hours_device_check CHECK (device IN ('mobile', 'desktop')),
  events bigint NOT NULL,
  -- With `page_visit` of traffic `visitor` only: those seen for the first time that day, in WIB. Summed up over the hours of
  -- a day they are the day's visitors.
  visitors bigint NOT NULL,
  visible_ms bigint NOT NULL,
  PRIMARY KEY (page_id, hour, name, traffic, variant, section_id, element, source, campaign, device)
);
CREATE INDEX tracker_hours_hour_idx ON tracker_hours (hour);

-- Who was on a page on a day, once each: what a share of visitors is counted by.
CREATE TABLE tracker_visitors (
  day date NOT NULL,
  page_id uuid NOT NULL,
  visitor_id text NOT NULL,
  -- As at the first visit of the day.
  variant text NOT NULL,
  source text NOT NULL,
  campaign text NOT NULL,
  device text NOT NULL,
  visited_at timestamptz NOT NULL,
  -- The day's first press of a call to action.
  cta_at timestamptz,
  PRIMARY KEY (page_id, day, visitor_id)
);
CREATE INDEX tracker_visitors_day_idx ON tracker_visitors (day);

-- Somebody came by an advertisement (POST /api/log).
CREATE TABLE ad_click_logs (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  link text NOT NULL,
  -- By the visitor's clock.
  clicked_at timestamptz NOT NULL,
  sponsor_id text NOT NULL,
  received_at timestamptz NOT NULL
);
CREATE INDEX ad_click_logs_received_at_idx ON ad_click_logs (received_at);

-- Of the whole site; one row.
CREATE TABLE tracker_settings (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- Whether published pages measure at all.
  is_measuring boolean NOT NULL DEFAULT true,
  -- Days for which single events are kept; figures by the hour stay for 25 months.
  retention_days integer NOT NULL DEFAULT 90 CHECK (retention_days BETWEEN 7 AND 730)
);
INSERT INTO tracker_settings DEFAULT VALUES;
