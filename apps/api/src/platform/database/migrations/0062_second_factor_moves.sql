-- The secret of another app, while the one in use stays: who must have a second factor cannot switch it off to change it.
ALTER TABLE account_second_factors ADD COLUMN next_sealed_secret text;
