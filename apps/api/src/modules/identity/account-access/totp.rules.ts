import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30
/** A clock may differ by half a minute either way (RFC 6238, section 5.2). */
const STEPS_AROUND = 1

/** As authenticator apps expect it: SHA-1, six digits, 30 seconds. */
function totpOf(secret: Secret, label = ''): TOTP {
  return new TOTP({
    issuer: 'Naikkelas',
    label,
    issuerInLabel: true,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
    secret,
  })
}

/** A new secret of 160 bits, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** What a QR code brings to the app. */
export const totpUri = (secret: string, label: string): string => totpOf(Secret.fromBase32(secret), label).toString()

/** The time step whose code this is, at most one before or after now; null for a wrong code. */
export function matchingStep({ secret, code, now }: { secret: string; code: string; now: Date }): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(Secret.fromBase32(secret)).validate({ token: code, timestamp, window: STEPS_AROUND })
  return delta === null ? null : Math.floor(timestamp / (STEP_SECONDS * 1_000)) + delta
}
