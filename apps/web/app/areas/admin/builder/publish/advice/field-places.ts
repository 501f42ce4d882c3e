import type { Field } from '@naikkelas/ui/sections/registry'
import { isInLayout } from '../../model/field-at.ts'

/** A field where it stands in a content, with what it holds. */
export interface FieldPlace {
  path: string[]
  field: Field
  value: unknown
}

type Fields = Readonly<Record<string, Field>>

/** Every field of a content that its layout shows, those in groups and items included, in the order of the panel. */
export function fieldPlaces(
  fields: Fields,
  content: Readonly<Record<string, unknown>>,
  layout: unknown = content.layout,
): FieldPlace[] {
  return Object.entries(fields).flatMap(([key, field]): FieldPlace[] => {
    if (!isInLayout(field, layout)) return []
    const value = content[key]
    const here = { path: [key], field, value }
    const below = (inside: unknown, inner: Fields, start: string[]) =>
      isRecord(inside)
        ? fieldPlaces(inner, inside, layout).map((place) => ({ ...place, path: [...start, ...place.path] }))
        : []
    if (field.kind === 'group') return [here, ...below(value, field.fields, [key])]
    if (field.kind === 'list' && Array.isArray(value))
      return [here, ...value.flatMap((item: unknown) => below(item, field.fields, [key, idOf(item)]))]
    return [here]
  })
}

/** The id of an item of a list. */
export const idOf = (item: unknown): string => (isRecord(item) ? String(item.id) : '')

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
