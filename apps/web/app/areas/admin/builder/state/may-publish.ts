import { hasCapability } from '@naikkelas/contract/identity'
import { useBuilderParts } from './builder-context.ts'

/** Whether the signed-in admin may publish; others request approval. */
export function useMayPublish(): boolean {
  return hasCapability(useBuilderParts().admin, 'landing_pages', 'publish')
}

/** Whether more than texts may be changed. */
export function useMayDesign(): boolean {
  return hasCapability(useBuilderParts().admin, 'landing_pages', 'design')
}

/** Whether one has a hand in the page, so that one may ask. */
export function useMayAsk(): boolean {
  return hasCapability(useBuilderParts().admin, 'landing_pages', 'text')
}
