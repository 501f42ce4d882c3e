import type { Lead } from '@naikkelas/contract/marketing'

/** Anything else is tried again: a redirect as well, because it is not followed. */
export const isTaken = (status: number | null) => status !== null && status >= 200 && status < 300

/** The webhook message of a lead, as docs/operations.md documents it. Receivers rely on it: fields are only added. */
export function leadMessage(lead: Lead): string {
  const { id, pageId, pageName, sectionId, isOrder, answers, consentText, sentAt, optOutAddress } = lead
  const { source, attribution, variant } = lead
  return JSON.stringify({
    type: 'lead.created',
    timestamp: sentAt,
    data: {
      id,
      page: { id: pageId, name: pageName },
      sectionId,
      isOrder,
      answers,
      consentText,
      source,
      attribution,
      variant,
      sentAt,
      optOutAddress,
    },
  })
}
