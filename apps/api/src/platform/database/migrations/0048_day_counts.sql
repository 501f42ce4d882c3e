-- Hourly counts of long ago are rolled up: in tracker_hours one row a day is left of each key, at the day's first hour in
-- WIB, and in which hours of the day visitors came is kept here, without page parts and campaigns.
CREATE TABLE tracker_day_hours (
  page_id uuid NOT NULL,
  day date NOT NULL,
  hour smallint NOT NULL CONSTRAINT tracker_day_hours_hour_check CHECK (hour BETWEEN 0 AND 23),
  source text NOT NULL,
  device text NOT NULL,
  city text NOT NULL,
  views bigint NOT NULL,
  cta_clicks bigint NOT NULL,
  PRIMARY KEY (page_id, day, hour, source, device, city)
);
CREATE INDEX tracker_day_hours_day_idx ON tracker_day_hours (day);

-- The first day, in WIB, that is not rolled up; null while none is.
ALTER TABLE tracker_settings ADD COLUMN rolled_up_until date;
