import type { SellableKind } from './enumerations/index.ts'
import type { FixedPagePath } from './fixed-pages.ts'

/**
 * The fixed page that thanks for an order of each kind. Such a page is filled in for one order at a time and sent to its
 * buyer only: it has no visitors of its own.
 */
export const thankYouPages = {
  course: '/thank-you',
  add_on: '/thank-you-addon',
  event: '/thank-you-event',
  tool: '/thank-you-produk',
  partner_package: '/thank-you-produk',
  service: '/thank-you-jasa',
} as const satisfies Readonly<Record<SellableKind, FixedPagePath>>

const paths: ReadonlySet<string> = new Set(Object.values(thankYouPages))

/** Whether a page thanks for an order. @param path as a fixed page has it, without an order */
export const isThankYouPage = (path: string): boolean => paths.has(path)

/** Where the buyer of a paid order is thanked: courses have the code in the path, all others as `order` (specification, section 2). */
export function thankYouPath(kind: SellableKind, code: string): string {
  const page = thankYouPages[kind]
  return page === '/thank-you' ? `${page}/${code}` : `${page}?order=${code}`
}
