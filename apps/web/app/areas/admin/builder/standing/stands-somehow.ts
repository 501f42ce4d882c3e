import type { PageStanding } from '@naikkelas/contract'

/** Whether there may be something to say about how a page stands; for most pages there is not, and nothing is fetched. */
export function standsSomehow({ publish, unpublish, approval, stage }: PageStanding): boolean {
  return publish !== null || unpublish !== null || approval !== null || stage === 'ended'
}
