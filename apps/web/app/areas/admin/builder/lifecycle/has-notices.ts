import type { PageLifecycle } from '@naikkelas/contract/pages'

/** Whether a page may have lifecycle notices; most pages have none, and nothing is fetched for them. */
export function hasNotices({ publish, unpublish, approval, stage }: PageLifecycle): boolean {
  return publish !== null || unpublish !== null || approval !== null || stage === 'ended'
}
