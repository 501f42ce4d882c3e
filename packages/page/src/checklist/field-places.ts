import { plainText, type RichText } from '@naikkelas/ui/rich-text/schema'
import type { Field } from '@naikkelas/ui/sections/registry'
import { isJsonObject } from '../json.ts'

/** A field with its path and value. */
export interface FieldPlace {
  path: string[]
  /** The same without the ids of items: `items.value`. */
  keys: string
  field: Field
  value: unknown
}

type Fields = Readonly<Record<string, Field>>

/** Every visible field of a content, including groups and items, in the order of the inspector. */
export function fieldPlaces(
  fields: Fields,
  content: Readonly<Record<string, unknown>>,
  layout: unknown = content.layout,
): FieldPlace[] {
  return Object.entries(fields).flatMap(([key, field]): FieldPlace[] => {
    if (field.layouts && !field.layouts.includes(String(layout))) return []
    const value = content[key]
    const here = { path: [key], keys: key, field, value }
    const below = (inside: unknown, inner: Fields, start: string[]) =>
      isJsonObject(inside)
        ? fieldPlaces(inner, inside, layout).map((place) => ({
            ...place,
            path: [...start, ...place.path],
            keys: `${key}.${place.keys}`,
          }))
        : []
    if (field.kind === 'group') return [here, ...below(value, field.fields, [key])]
    if (field.kind === 'list' && Array.isArray(value))
      return [
        here,
        ...value.flatMap((item: unknown) =>
          below(item, field.fields, [key, isJsonObject(item) ? String(item.id) : '']),
        ),
      ]
    return [here]
  })
}

/** The text of a field as visitors read it; empty for other values. */
export function wordsOf({ field, value }: Pick<FieldPlace, 'field' | 'value'>): string {
  if (field.kind === 'text') return typeof value === 'string' ? value : ''
  if (field.kind === 'richText') return isJsonObject(value) ? plainText(value as unknown as RichText) : ''
  return ''
}
