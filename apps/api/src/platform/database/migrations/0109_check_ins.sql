-- Which scan of a door a check-in is: one that is sent twice counts once.

ALTER TABLE event_tickets
  ADD COLUMN check_in_id uuid,
  ADD CONSTRAINT event_tickets_check_in_id_check CHECK (check_in_id IS NULL OR checked_in_at IS NOT NULL);
