import { personColors } from '@naikkelas/contract/pages'

interface ColoredTab {
  admin_id: string
  color: number
}

/**
 * An admin's colour on a page: the one of their other tab, else a free one, else any. The search begins at an index
 * derived from the admin, so that most keep their colour from page to page.
 */
export function personColor(adminId: string, present: readonly ColoredTab[]): number {
  const own = present.find(({ admin_id }) => admin_id === adminId)
  if (own) return own.color
  const taken = new Set(present.map(({ color }) => color))
  const first = [...adminId].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 997, 7) % personColors
  const wheel = Array.from({ length: personColors }, (_, step) => (first + step) % personColors)
  return wheel.find((color) => !taken.has(color)) ?? first
}
