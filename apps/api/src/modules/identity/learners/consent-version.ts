/** Day of the terms and the privacy policy that consents refer to. */
export const CONSENT_VERSION = '2026-11-24'
