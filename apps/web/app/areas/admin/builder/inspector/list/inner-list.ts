import type { ListField } from '@naikkelas/ui/sections/registry'

/** The field that counts minutes. */
export function minutesKey(fields: ListField['fields']): string | undefined {
  return Object.entries(fields).find(([, field]) => field.kind === 'number' && field.unit === 'menit')?.[0]
}

/** The list inside the items of a list that pasted lines fill too: lessons, known by their minutes. */
export function innerList({ fields }: Pick<ListField, 'fields'>): { key: string; field: ListField } | undefined {
  for (const [key, field] of Object.entries(fields))
    if (field.kind === 'list' && minutesKey(field.fields) !== undefined) return { key, field }
  return undefined
}
