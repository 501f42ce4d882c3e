import { leadThanksAddress, sentLeadName } from '@naikkelas/contract/marketing'
import type { AppContext } from '../../../app-context.ts'
import { signedText, signedToken } from '../../../platform/secrets/signed-token.ts'

const purpose = 'lead thanks'
/** Longer than a visit to the thank-you page; afterwards it shows a general text. */
export const thanksSeconds = 3_600

/** Address of the thank-you page that offers to continue in a chat with the answers. */
export function thanksWithAnswers(ctx: AppContext, place: { pageId: string; sectionId: string }, leadId: string) {
  return `${leadThanksAddress(place)}?${sentLeadName}=${leadToken(ctx, leadId)}`
}

/** The id of a lead, signed. */
export function leadToken({ keyFor, clock }: AppContext, leadId: string): string {
  const until = (clock.now().getTime() + thanksSeconds * 1000).toString(36)
  return signedToken(keyFor(purpose), `${leadId.replaceAll('-', '')}-${until}`)
}

/** The lead that a token was made for; null for what has expired or was not signed by us. */
export function thankedLead({ keyFor, clock }: AppContext, token: string): string | null {
  const [id = '', until = ''] = signedText(keyFor(purpose), token)?.split('-') ?? []
  if (id === '' || Number.parseInt(until, 36) < clock.now().getTime()) return null
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
