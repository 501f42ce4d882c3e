-- Packages of partners: who buys them, what was bought, and the periods that were paid.

-- The account that buys for a partner; null while there is none, and once it is deleted.
ALTER TABLE partners ADD COLUMN learner_id uuid REFERENCES learner_users (id) ON DELETE SET NULL
  CONSTRAINT partners_learner_id_key UNIQUE;

-- A way to pay that is kept at the gateway: whether that was agreed to, what was charged without the payer, and what later
-- charges name.
ALTER TABLE payment_attempts
  ADD COLUMN is_saved boolean NOT NULL DEFAULT false,
  ADD COLUMN charged_token text,
  ADD COLUMN saved_token text;

-- What an order of a package is for, from the moment it is placed: money that comes for it always finds its partner.
CREATE TABLE package_orders (
  order_id uuid PRIMARY KEY REFERENCES orders (id),
  partner_id uuid NOT NULL REFERENCES partners (id),
  months smallint NOT NULL CONSTRAINT package_orders_months_check CHECK (months IN (1, 3, 6)),
  -- The first period of a partner that costs nothing.
  is_trial boolean NOT NULL
);
CREATE INDEX package_orders_partner_id_idx ON package_orders (partner_id);

CREATE TABLE subscriptions (
  id uuid PRIMARY KEY,
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY CONSTRAINT subscriptions_number_key UNIQUE,
  partner_id uuid NOT NULL REFERENCES partners (id),
  -- What it is renewed as, and what for: as last agreed to.
  sellable_id uuid NOT NULL REFERENCES sellables (id),
  months smallint NOT NULL CONSTRAINT subscriptions_months_check CHECK (months IN (1, 3, 6)),
  price_amount bigint NOT NULL CONSTRAINT subscriptions_price_amount_check CHECK (price_amount > 0),
  -- `grace`: the period is over and not paid again yet.
  state text NOT NULL CONSTRAINT subscriptions_state_check CHECK (state IN ('active', 'grace', 'ended')),
  period_ends_at timestamptz NOT NULL,
  -- How renewals are paid: by what is kept at a gateway, or by an invoice where these are null.
  token_provider text CONSTRAINT subscriptions_token_provider_check CHECK (token_provider IN ('xendit', 'midtrans')),
  token_channel text,
  token text,
  -- Ends with the period that was paid.
  cancelled_at timestamptz,
  cancelled_by text CONSTRAINT subscriptions_cancelled_by_check CHECK (cancelled_by IN ('buyer', 'admin', 'refund', 'account')),
  ended_at timestamptz,
  -- When something is to be done about it next; null once it has ended.
  check_at timestamptz,
  created_at timestamptz NOT NULL
    CONSTRAINT subscriptions_created_at_check CHECK (created_at = date_trunc('milliseconds', created_at)),
  CONSTRAINT subscriptions_token_check
    CHECK ((token IS NULL) = (token_provider IS NULL) AND (token IS NULL) = (token_channel IS NULL)),
  CONSTRAINT subscriptions_cancelled_check CHECK ((cancelled_at IS NULL) = (cancelled_by IS NULL)),
  CONSTRAINT subscriptions_ended_check
    CHECK ((state = 'ended') = (ended_at IS NOT NULL) AND (state = 'ended') = (check_at IS NULL))
);
CREATE UNIQUE INDEX subscriptions_running_key ON subscriptions (partner_id) WHERE state <> 'ended';
CREATE INDEX subscriptions_partner_id_idx ON subscriptions (partner_id);
CREATE INDEX subscriptions_sellable_id_idx ON subscriptions (sellable_id);
CREATE INDEX subscriptions_check_at_idx ON subscriptions (check_at) WHERE check_at IS NOT NULL;
CREATE INDEX subscriptions_created_at_idx ON subscriptions (created_at, number);

-- Each period that is to be paid, with the order that pays it.
CREATE TABLE subscription_cycles (
  id uuid PRIMARY KEY,
  subscription_id uuid NOT NULL REFERENCES subscriptions (id),
  -- 1 for the first of its subscription.
  position smallint NOT NULL CONSTRAINT subscription_cycles_position_check CHECK (position >= 1),
  state text NOT NULL CONSTRAINT subscription_cycles_state_check
    CHECK (state IN ('created', 'retrying', 'succeeded', 'failed', 'cancelled', 'refunded')),
  -- The last one that was placed for it.
  order_id uuid REFERENCES orders (id) CONSTRAINT subscription_cycles_order_id_key UNIQUE,
  -- Charges, or reminders of the invoice.
  tries smallint NOT NULL DEFAULT 0,
  tried_at timestamptz,
  -- The period, once it is paid: so many months after the first of an unbroken series, on the last day of a shorter month.
  anchored_at timestamptz,
  months_since_anchor smallint,
  starts_at timestamptz,
  ends_at timestamptz,
  created_at timestamptz NOT NULL,
  CONSTRAINT subscription_cycles_subscription_id_position_key UNIQUE (subscription_id, position),
  CONSTRAINT subscription_cycles_paid_check CHECK (state NOT IN ('succeeded', 'refunded') OR
    (order_id IS NOT NULL AND starts_at IS NOT NULL AND ends_at > starts_at AND anchored_at <= starts_at)),
  CONSTRAINT subscription_cycles_ends_at_check CHECK (ends_at =
    ((anchored_at AT TIME ZONE 'Asia/Jakarta') + make_interval(months => months_since_anchor)) AT TIME ZONE 'Asia/Jakarta')
);
CREATE UNIQUE INDEX subscription_cycles_open_key ON subscription_cycles (subscription_id)
  WHERE state IN ('created', 'retrying');

-- What happened to it, in order; never changed.
CREATE TABLE subscription_events (
  id uuid PRIMARY KEY,
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY CONSTRAINT subscription_events_number_key UNIQUE,
  subscription_id uuid NOT NULL REFERENCES subscriptions (id),
  cycle_id uuid REFERENCES subscription_cycles (id),
  kind text NOT NULL CONSTRAINT subscription_events_kind_check CHECK (kind IN ('cycle_created', 'cycle_succeeded',
    'cycle_retrying', 'cycle_failed', 'cycle_refunded', 'grace', 'cancelled', 'resumed', 'way_forgotten', 'ended')),
  -- The admin who did it; null for everyone else.
  actor_id uuid REFERENCES admin_users (id) ON DELETE SET NULL,
  at timestamptz NOT NULL
);
CREATE INDEX subscription_events_subscription_id_idx ON subscription_events (subscription_id, number);
CREATE INDEX subscription_events_cycle_id_idx ON subscription_events (cycle_id);
CREATE INDEX subscription_events_actor_id_idx ON subscription_events (actor_id);
