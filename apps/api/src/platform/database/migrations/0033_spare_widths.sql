-- Widths that pages never name: what is sent instead to who asked to save data.
ALTER TABLE media_variants ADD COLUMN is_spare boolean NOT NULL DEFAULT false;
