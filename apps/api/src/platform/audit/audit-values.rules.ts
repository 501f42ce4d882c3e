import { removedValue } from '@naikkelas/contract/identity'

/** What a value is kept as: in full, without what opens something, and not at all beyond 32 KB of JSON. */
const MAX_BYTES = 32_768

/** Names of fields that hold a secret, in whichever case and with whatever before or behind them. */
const secretName =
  /password|passwd|secret|token|authori[sz]ation|cookie|credential|signature|(api|private|signing|access|encryption|person)_?key|hash|otp|passcode|recovery_?code|(one_?time|verification|back_?up)_?code|^pins?$/i
/** A field called "code" may be that of a short link; digits alone are what is sent to prove something. */
const codeName = /codes?$/i
const codeDigits = /^\d{4,10}$/
/** A link with a signed token in it opens what the token does. */
const signedAddress = /\/(preview|berhenti|unduh|unsubscribe|one-click-opt-outs|downloads)\/[^\s"'/]{12,}/g
const signedQuery = /([?&](?:token|code|key|sig|signature)=)[^&\s"'#]+/gi

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
  if (typeof value === 'string') return value.replace(signedAddress, '/$1/…').replace(signedQuery, '$1…')
  if (typeof value !== 'object' || value === null) return value
  if (depth > MAX_DEPTH) return removedValue
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      isSecret(name, item) ? removedValue : withoutSecrets(item, depth + 1),
    ]),
  )
}

function isSecret(name: string, item: unknown): boolean {
  if (item === null || typeof item === 'boolean') return false
  return secretName.test(name) || (codeName.test(name) && [item].flat().some((one) => codeDigits.test(String(one))))
}
