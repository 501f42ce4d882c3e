/** Keys whose values say what happened to which payment, and nothing of who paid. */
const shownKeys = new Set([
  'acquirer',
  'amount',
  'bank',
  'business_id',
  'channel_code',
  'country',
  'created',
  'currency',
  'event',
  'event_type',
  'expiry_time',
  'failure_code',
  'fraud_status',
  'gross_amount',
  'id',
  'merchant_id',
  'order_id',
  'payment_id',
  'payment_request_id',
  'payment_session_id',
  'payment_type',
  'reason',
  'reference_id',
  'refund_amount',
  'refund_key',
  'request_amount',
  'settlement_time',
  'status',
  'status_code',
  'status_message',
  'transaction_id',
  'transaction_status',
  'transaction_time',
  'type',
  'updated',
])
const hidden = '(disembunyikan)'

/** A stored message for people: every value whose key is not known to be harmless is hidden. */
export function redactedBody(body: string): string {
  try {
    return JSON.stringify(shown(JSON.parse(body) as unknown, true), null, 2)
  } catch {
    return hidden
  }
}

function shown(value: unknown, isShown: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => shown(one, isShown))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shown(one, shownKeys.has(key))]))
  return isShown || value === null ? value : hidden
}
