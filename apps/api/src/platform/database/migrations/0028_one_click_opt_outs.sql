-- Where a mail program says that its reader wants no more of these mails (RFC 8058); null: there is nothing to stop.
ALTER TABLE mails ADD COLUMN unsubscribe_address text;
