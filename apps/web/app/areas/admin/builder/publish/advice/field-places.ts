/** The id of an item of a list. */
export const idOf = (item: unknown): string => (isRecord(item) ? String(item.id) : '')

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
