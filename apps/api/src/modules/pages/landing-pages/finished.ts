import { isThankYouPage } from '@naikkelas/contract'
import { findingsOf } from '@naikkelas/page'
import { sampleClaimsIn } from '@naikkelas/page/templates'
import { AppError } from '../../../errors/app-error.ts'
import { findingFields } from './landing-pages.rules.ts'
import { missingFindings } from './missing.rules.ts'
import type { PageSnapshot } from '../../../ports/page-drawer.ts'

/**
 * Refuses a page on which something is missing, as it will be at a moment.
 * @param alsoPublic pages that are public by then
 */
export function checkFinished(snapshot: PageSnapshot, { at, alsoPublic = [] }: { at: Date; alsoPublic?: string[] }) {
  const findings = [
    ...findingsOf(snapshot.document, {
      now: at,
      hasOrder: snapshot.kind === 'fixed' && isThankYouPage(snapshot.address),
    }),
    ...sampleClaimsIn(snapshot.document),
    ...missingFindings(snapshot.document, {
      mediaIds: new Set(snapshot.media.map(({ id }) => id)),
      pageIds: new Set([...Object.keys(snapshot.pageAddresses), ...alsoPublic]),
    }),
  ]
  if (findings.length > 0) throw new AppError('not_finished', { fields: findingFields(findings) })
}
