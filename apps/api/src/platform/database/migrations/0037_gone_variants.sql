-- Variants that a published version no longer had, which ended the test at that publish; empty when somebody ended it.
ALTER TABLE experiments ADD COLUMN gone_variants text[] NOT NULL DEFAULT '{}';
