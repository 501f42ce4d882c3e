-- What a link or button of a page is known by: what stands on it and where it leads, in its section; not its place, so that
-- one that moves takes its presses with it. As many new ones a page and day as a person could make.
CREATE TABLE tracker_links (
  page_id uuid NOT NULL,
  section_id text NOT NULL,
  -- Of target and label, as tracker_hours names it.
  id text NOT NULL,
  label text NOT NULL,
  target text NOT NULL,
  -- In WIB.
  first_day date NOT NULL,
  PRIMARY KEY (page_id, section_id, id)
);
CREATE INDEX tracker_links_first_day_idx ON tracker_links (page_id, first_day);

COMMENT ON COLUMN tracker_hours.element IS
  'Of a press by a visitor: id of its link; `other` beyond the links that are told apart; a place in its section where its events were gone before links were known';

-- Days whose events are kept are counted again by their links; older ones stay as they are.
INSERT INTO tracker_links (page_id, section_id, id, label, target, first_day)
SELECT page_id, section_id, left(encode(sha256(convert_to(type || chr(10) || label, 'UTF8')), 'hex'), 16), label, type, min(day)
FROM tracker_events
WHERE traffic = 'visitor' AND page_id IS NOT NULL AND name IN ('lp_cta_click', 'button_click', 'banner_click')
GROUP BY page_id, section_id, type, label;

DELETE FROM tracker_hours
WHERE name IN ('lp_cta_click', 'button_click', 'banner_click')
  AND hour >= (SELECT min(day)::timestamp AT TIME ZONE 'Asia/Jakarta' FROM tracker_events);

INSERT INTO tracker_hours
  (page_id, hour, name, traffic, variant, section_id, element, source, campaign, device, events, visitors, visible_ms)
SELECT page_id, date_trunc('hour', received_at, 'UTC'), name, traffic, variant, section_id,
  CASE traffic WHEN 'visitor' THEN left(encode(sha256(convert_to(type || chr(10) || label, 'UTF8')), 'hex'), 16) ELSE '' END,
  source, campaign, CASE platform WHEN 'desktop' THEN 'desktop' ELSE 'mobile' END, count(*), 0, sum(coalesce(visible_ms, 0))
FROM tracker_events
WHERE page_id IS NOT NULL AND name IN ('lp_cta_click', 'button_click', 'banner_click')
GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;
