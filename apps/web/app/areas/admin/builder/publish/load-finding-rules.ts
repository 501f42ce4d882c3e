type FindingRules = typeof import('./finding-rules.ts')

let loaded: FindingRules | undefined

/** What a page has to hold before it goes live; fetched once. @throws when it does not arrive */
export async function loadFindingRules(): Promise<FindingRules> {
  // A browser remembers a module that did not arrive until the page is loaded again: without network it is not asked.
  if (!loaded && !navigator.onLine) throw new Error('There is no network.')
  loaded ??= await import('./finding-rules.ts')
  return loaded
}

/** The same when it is here already. */
export const findingRulesAtHand = (): FindingRules | undefined => loaded
