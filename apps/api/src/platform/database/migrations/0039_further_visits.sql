-- On which day, in WIB, the page was opened that an event tells of: the day before for what is pressed just after
-- midnight. Null in events from before this: their own day.
ALTER TABLE tracker_events ADD COLUMN view_day date;

-- How somebody came beside the first time that day (tracker_visitors): by another source, campaign, device or variant.
-- A row may say the same as the first; whoever counts looks at both.
CREATE TABLE tracker_further_visits (
  page_id uuid NOT NULL,
  day date NOT NULL,
  visitor_id text NOT NULL,
  variant text NOT NULL,
  source text NOT NULL,
  campaign text NOT NULL,
  device text NOT NULL,
  visited_at timestamptz NOT NULL,
  -- The first press of a call to action of those that came this way.
  cta_at timestamptz,
  PRIMARY KEY (page_id, day, visitor_id, variant, source, campaign, device)
);
CREATE INDEX tracker_further_visits_day_idx ON tracker_further_visits (day);

COMMENT ON COLUMN tracker_visitors.cta_at IS 'The first press of a call to action of those that came the way this row says';
