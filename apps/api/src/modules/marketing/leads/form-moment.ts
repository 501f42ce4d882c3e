import type { AppContext } from '../../../app-context.ts'
import { signedText, signedToken } from '../../../platform/secrets/signed-token.ts'

const purpose = 'lead form moments'

/** When a form was drawn, for the form to send back. Forms in the stored bytes of a page have none. */
export function formMoment({ keyFor, clock }: AppContext): string {
  return signedToken(keyFor(purpose), clock.now().getTime().toString(36))
}

/** Milliseconds since a form was drawn; null for what we did not sign. */
export function sinceFormMoment({ keyFor, clock }: AppContext, token: string): number | null {
  const text = signedText(keyFor(purpose), token)
  return text === null ? null : Math.max(0, clock.now().getTime() - Number.parseInt(text, 36))
}
