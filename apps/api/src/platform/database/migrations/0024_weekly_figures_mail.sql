-- Who asked for the mail with the figures of the week, and which week they were told of last.
CREATE TABLE weekly_mail_readers (
  admin_id uuid PRIMARY KEY REFERENCES admin_users (id) ON DELETE CASCADE,
  asked_at timestamptz NOT NULL,
  -- Its Monday, in WIB.
  told_week date
);
