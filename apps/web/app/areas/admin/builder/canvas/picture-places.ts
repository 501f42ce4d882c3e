import { isInLayout, labelIn } from '../model/field-at.ts'
import type { AnySectionDefinition, Field, Image } from '@naikkelas/ui/sections/registry'

export interface PicturePlace {
  path: string[]
  label: string
  image: Image
}

/**
 * Every visible picture of a content, by the object that contains it.
 *
 * @param followed keys that come from the page's record: their pictures are not chosen here. @default none
 */
export function picturePlaces(
  { fields }: Pick<AnySectionDefinition, 'fields'>,
  content: Readonly<Record<string, unknown>>,
  followed: ReadonlySet<string> = new Set(),
): Map<object, PicturePlace> {
  const found = new Map<object, PicturePlace>()
  const own = Object.fromEntries(Object.entries(fields).filter(([key]) => !followed.has(key)))
  walk(own, content, [], content.layout, found)
  return found
}

function walk(
  fields: Readonly<Record<string, Field>>,
  content: Readonly<Record<string, unknown>>,
  above: readonly string[],
  layout: unknown,
  found: Map<object, PicturePlace>,
) {
  for (const [key, field] of Object.entries(fields)) {
    const value = content[key]
    if (!isInLayout(field, layout) || typeof value !== 'object' || value === null) continue
    const path = [...above, key]
    if (field.kind === 'image') found.set(value, { path, label: labelIn(field, layout), image: value as Image })
    else if (field.kind === 'group') walk(field.fields, value as Record<string, unknown>, path, layout, found)
    else if (field.kind === 'list' && Array.isArray(value))
      for (const item of value as (Record<string, unknown> & { id: string })[])
        walk(field.fields, item, [...path, item.id], layout, found)
  }
}
