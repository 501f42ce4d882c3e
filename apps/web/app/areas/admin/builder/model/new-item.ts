import { shortId } from '@naikkelas/page'

/** A deep copy in which every item of a list has a new id, so that two sections never share one. */
export function withNewIds(value: unknown, newId: () => string = shortId): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown) =>
      isRecord(item) && 'id' in item
        ? { ...(withNewIds(item, newId) as object), id: newId() }
        : withNewIds(item, newId),
    )
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withNewIds(item, newId)]))
}

/** A new item of a list field: its template with ids for it and for the items inside it. */
export function newItem(
  template: Readonly<Record<string, unknown>>,
  newId: () => string = shortId,
): Record<string, unknown> & { id: string } {
  return { ...(withNewIds(template, newId) as Record<string, unknown>), id: newId() }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
