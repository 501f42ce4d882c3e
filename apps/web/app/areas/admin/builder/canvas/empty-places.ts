import { type JsonObject, withValueAtPath } from '@naikkelas/page'
import type { AnySectionDefinition, Field } from '@naikkelas/ui/sections/registry'
import { fieldAt, isMinorText, labelIn, textPaths } from '../model/field-at.ts'
import { picturePlaces } from './picture-places.ts'
import { isBlankValue, valueIn } from '../model/text-value.ts'

type Content = Readonly<Record<string, unknown>>

/** A text or picture of a section that visitors do not see yet, because there is nothing in it. */
export interface EmptyPlace {
  kind: 'text' | 'picture'
  path: string[]
  label: string
}

/** Opens the library for a picture. */
export type ChoosePicture = (place: { sectionId: string; path: readonly string[] }) => void

/** The empty places of a section, pictures first; badges, notes and the like are filled in the panel. */
export function emptyPlaces(definition: Pick<AnySectionDefinition, 'fields'>, content: Content): EmptyPlace[] {
  const pictures = [...picturePlaces(definition, content).values()]
    .filter(({ image }) => image.mediaId === '')
    .map(({ path }) => placeAt('picture', path))
  const texts = textPaths(definition.fields, content)
    .filter((path) => isBlankValue(valueIn(content, path)) && !isMinorText(fieldAt(definition.fields, path), path))
    .map((path) => placeAt('text', path))
  return [...pictures, ...texts]

  function placeAt(kind: EmptyPlace['kind'], path: string[]): EmptyPlace {
    const field = fieldAt(definition.fields, path)
    const own = field ? labelIn(field, content.layout) : ''
    return { kind, path, label: [...itemNames(definition.fields, content, path), own].join(', ') }
  }
}

/** Names of the list items on the way to a value: “Kartu 2”. */
function itemNames(fields: Readonly<Record<string, Field>>, content: Content, path: readonly string[]): string[] {
  return path.flatMap((id, depth) => {
    const above = path.slice(0, depth)
    const list = depth > 0 ? valueIn(content, above) : undefined
    const field = fieldAt(fields, above)
    if (!Array.isArray(list) || field?.kind !== 'list') return []
    return `${field.itemLabel} ${list.findIndex((item: { id?: unknown }) => item.id === id) + 1}`
  })
}

/** Takes room on the page and is no word: neither trimmed away nor counted as blank. */
const PLACEHOLDER = '\u200b'

/** The content with something in an empty text, so that its place is drawn while it is written. */
export function withPlaceFor<Of extends Content>(content: Of, path: readonly string[]): Of {
  const filled = withValueAtPath(content as unknown as JsonObject, path, (value) =>
    typeof value === 'string'
      ? PLACEHOLDER
      : { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: PLACEHOLDER }] }] },
  )
  return (filled ?? content) as Of
}
