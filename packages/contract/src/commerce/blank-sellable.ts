import type { SellableKind } from '../enumerations/index.ts'
import type { SellableValue } from './sellable-input.ts'

const common = {
  name: '',
  link: '',
  summary: '',
  description: null,
  price: null,
  strikePrice: null,
  seats: null,
  availableFrom: null,
  availableUntil: null,
  status: 0 as const,
  partnerId: null,
  categoryId: null,
  coverId: null,
  landingPageId: null,
}

/** What a new one begins with, in its form and in a file: inactive, and nothing that cannot be guessed. */
export function blankSellable(kind: SellableKind): SellableValue {
  switch (kind) {
    case 'course':
      return {
        ...common,
        kind,
        details: {
          type: 1,
          level: 'beginner',
          durationMinutes: null,
          opensAt: null,
          instructorIds: [],
          bundledIds: [],
        },
      }
    case 'service':
      return { ...common, kind, details: { billing: 'once', deliveryDays: null } }
    case 'tool':
      return { ...common, kind, details: { platform: 'shopee', licenceDays: null, trial: 1 } }
    case 'add_on':
      return {
        ...common,
        kind,
        details: { family: 'super_mentor', platform: 'shopee', productKind: 1, sessions: null, validDays: null },
      }
    case 'event':
      return {
        ...common,
        kind,
        details: { mode: 1, paid: 1, place: null, meetingUrl: null, sessions: [], speakerIds: [] },
      }
    case 'partner_package':
      return { ...common, kind, details: { packageCode: 2, trial: 1 } }
    default:
      return kind satisfies never
  }
}
