import { whileLine } from '../../../../shared/late/has-line.ts'

type FindingRules = typeof import('./finding-rules.ts')

const fetchRules = whileLine(() => import('./finding-rules.ts'))
let loaded: FindingRules | undefined

/** What a page has to hold before it goes live; fetched once. @throws when it does not arrive */
export async function loadFindingRules(): Promise<FindingRules> {
  loaded ??= await fetchRules()
  return loaded
}

/** The same when it is here already. */
export const findingRulesAtHand = (): FindingRules | undefined => loaded
