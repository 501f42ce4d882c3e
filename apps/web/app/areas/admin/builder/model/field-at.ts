import type { Field, TextField } from '@naikkelas/ui/sections/registry'

type Fields = Readonly<Record<string, Field>>

/**
 * The field that describes the value at a path: keys lead into groups and buttons, ids into list items.
 * Undefined where no field is.
 */
export function fieldAt(fields: Fields, path: readonly string[]): Field | undefined {
  const [key, ...rest] = path
  const field = key === undefined ? undefined : fields[key]
  if (!field || rest.length === 0) return field
  switch (field.kind) {
    case 'list':
      return rest.length === 1 ? undefined : fieldAt(field.fields, rest.slice(1))
    case 'group':
      return fieldAt(field.fields, rest)
    case 'cta':
      return rest.length === 1 ? ctaPart(rest[0], field.suffix) : undefined
    default:
      return undefined
  }
}

/** What a button's own texts are called and how long they may be (`ctaSchema`). */
export function ctaPart(part: string | undefined, suffix?: string): TextField | undefined {
  const end = suffix === undefined ? '' : ` ${suffix}`
  if (part === 'label') return { kind: 'text', label: `Label tombol${end}`, maxLength: 28, bestLength: 20 }
  if (part === 'note') return { kind: 'text', label: `Catatan tombol${end}`, maxLength: 60 }
  return undefined
}

/** What a field is called in a layout. */
export function labelIn(field: Field, layout: unknown): string {
  return (typeof layout === 'string' ? field.labelByLayout?.[layout] : undefined) ?? field.label
}

/** Whether a field belongs to a layout. Its value is kept in every layout. */
export function isInLayout(field: Field, layout: unknown): boolean {
  return field.layouts === undefined || (typeof layout === 'string' && field.layouts.includes(layout))
}

/** Whether a text is a badge, a note or the like: while it is empty, the canvas does not offer to write it. */
export function isMinorText(field: Field | undefined, path: readonly string[]): boolean {
  if (field?.kind !== 'text' || path.length < 2) return false
  return path.at(-1) === 'note' || (path.at(-1) !== 'label' && field.maxLength <= 32)
}

/** Every text of a content in the order it is read: where Enter starts and Tab goes on to. */
export function textPaths(
  fields: Fields,
  content: Readonly<Record<string, unknown>>,
  layout: unknown = content.layout,
): string[][] {
  return Object.entries(fields).flatMap(([key, field]): string[][] => {
    if (!isInLayout(field, layout)) return []
    const value = content[key]
    switch (field.kind) {
      case 'text':
        return field.isUndrawn ? [] : [[key]]
      case 'richText':
        return [[key]]
      case 'cta':
        return [
          [key, 'label'],
          [key, 'note'],
        ]
      case 'group':
        return isRecord(value) ? textPaths(field.fields, value, layout).map((path) => [key, ...path]) : []
      case 'list':
        return Array.isArray(value)
          ? value.flatMap((item: unknown) =>
              isRecord(item)
                ? textPaths(field.fields, item, layout).map((path) => [key, String(item.id), ...path])
                : [],
            )
          : []
      default:
        return []
    }
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
