import { hasCapability } from '@naikkelas/contract'
import { useBuilderParts } from '../builder-context.ts'

/** Whether whoever is signed in puts pages before visitors themselves; others ask for it. */
export function useMayPublish(): boolean {
  return hasCapability(useBuilderParts().admin, 'landing_pages', 'publish')
}

/** Whether one has a hand in the page, so that one may ask. */
export function useMayAsk(): boolean {
  return hasCapability(useBuilderParts().admin, 'landing_pages', 'text')
}
