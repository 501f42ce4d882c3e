import type { PageStanding } from '@naikkelas/contract/pages'

/** Whether there may be something to say about how a page stands; for most pages there is not, and nothing is fetched. */
export function hasNotices({ publish, unpublish, approval, stage }: PageStanding): boolean {
  return publish !== null || unpublish !== null || approval !== null || stage === 'ended'
}
