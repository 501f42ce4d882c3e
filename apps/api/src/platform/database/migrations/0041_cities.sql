-- The city that a visit's address said, as it is listed; empty where it said none that is. Nobody knows it of visits
-- from before this: of their addresses only the campaign was kept.
ALTER TABLE tracker_events ADD COLUMN city text NOT NULL DEFAULT '';
ALTER TABLE tracker_visitors ADD COLUMN city text NOT NULL DEFAULT '';

-- Another city is another way to come, and is counted by itself.
ALTER TABLE tracker_hours ADD COLUMN city text NOT NULL DEFAULT '';
ALTER TABLE tracker_hours DROP CONSTRAINT tracker_hours_pkey;
ALTER TABLE tracker_hours
  ADD PRIMARY KEY (page_id, hour, name, traffic, variant, section_id, element, source, campaign, device, city);
ALTER TABLE tracker_further_visits ADD COLUMN city text NOT NULL DEFAULT '';
ALTER TABLE tracker_further_visits DROP CONSTRAINT tracker_further_visits_pkey;
ALTER TABLE tracker_further_visits
  ADD PRIMARY KEY (page_id, day, visitor_id, variant, source, campaign, device, city);
