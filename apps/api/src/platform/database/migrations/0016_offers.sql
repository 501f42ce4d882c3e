-- Offers kept in one place: pages may bind to one and show its values as they are now.
CREATE TABLE offers (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  price bigint CHECK (price >= 0),
  strike_price bigint CHECK (strike_price >= 0),
  deadline timestamptz,
  seats integer CHECK (seats >= 0),
  coach text NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'closed')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX offers_by_name ON offers (lower(name), id);

-- Which published pages show a record.
CREATE INDEX landing_page_versions_by_offer ON landing_page_versions ((document -> 'offer' -> 'record' ->> 'id'))
  WHERE document -> 'offer' -> 'record' ->> 'id' IS NOT NULL;
