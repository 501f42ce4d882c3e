/** What a value is kept as: in full, without what opens something, and not at all beyond 32 KB of JSON. */
const MAX_BYTES = 32_768
const REMOVED = '[removed]'

/** Names of fields that hold a secret, in whichever case and with whatever before or behind them. */
const secretName =
  /password|passwd|secret|token|authori[sz]ation|cookie|credential|signature|api_?key|private_?key|hash/i
/** A link with a signed token in it opens what the token does. */
const signedAddress = /\/(preview|berhenti|unduh|unsubscribe|one-click-opt-outs|downloads)\/[^\s"'/]{12,}/g

/** A record or a reply as the audit keeps it. */
export function auditValue(value: unknown): unknown {
  if (value === undefined || value === null) return null
  const kept = withoutSecrets(value, 0)
  const bytes = Buffer.byteLength(JSON.stringify(kept) ?? 'null')
  return bytes > MAX_BYTES ? { leftOut: 'too long', bytes } : kept
}

/** Deeper than any record of ours. */
const MAX_DEPTH = 40

function withoutSecrets(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replace(signedAddress, '/$1/…')
  if (typeof value !== 'object' || value === null) return value
  if (depth > MAX_DEPTH) return REMOVED
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      secretName.test(name) && item !== null && typeof item !== 'boolean' ? REMOVED : withoutSecrets(item, depth + 1),
    ]),
  )
}
