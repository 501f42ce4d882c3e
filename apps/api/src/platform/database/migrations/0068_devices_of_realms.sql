-- Devices that accounts of admins and partners have signed in from, as learner_devices has them: another one is announced
-- by mail.
CREATE TABLE admin_devices (
  admin_id uuid NOT NULL REFERENCES admin_users (id) ON DELETE CASCADE,
  device_hash text NOT NULL,
  used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (admin_id, device_hash)
);
CREATE TABLE partner_devices (
  partner_user_id uuid NOT NULL REFERENCES partner_users (id) ON DELETE CASCADE,
  device_hash text NOT NULL,
  used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (partner_user_id, device_hash)
);
