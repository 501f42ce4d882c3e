import { courseTypes, type RecordPageKind } from '@naikkelas/contract'
import type { SellableValue } from '@naikkelas/contract/commerce'
import type { TemplateName } from '@naikkelas/page/templates'

/** The kind of page at the address of a record; null for what is sold at pages of the site, or at its partner's. */
export function recordPageKindOf(value: SellableValue): RecordPageKind | null {
  if (value.kind === 'event') return 'event'
  if (value.kind !== 'course' || value.partnerId !== null) return null
  return value.details.type === courseTypes.free ? 'free_course' : 'course'
}

/** What a page of each kind starts from. */
export const templateOf: Readonly<Record<RecordPageKind, TemplateName>> = {
  course: 'paid_course',
  free_course: 'free_course',
  event: 'workshop',
}
