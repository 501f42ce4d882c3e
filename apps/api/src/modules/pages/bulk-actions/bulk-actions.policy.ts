import { type Admin, hasCapability } from '@naikkelas/contract/identity'
import type { BulkAction } from '@naikkelas/contract/pages'

/** Permission for at least one action; the service checks the requested one. */
export const actOnPages = (actor: Admin) =>
  hasCapability(actor, 'landing_pages', 'design') || hasCapability(actor, 'landing_pages', 'publish')

export function mayPerform(actor: Admin, { kind }: BulkAction): boolean {
  const needed = kind === 'publish' || kind === 'unpublish' ? 'publish' : 'design'
  return hasCapability(actor, 'landing_pages', needed)
}
