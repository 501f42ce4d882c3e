import type { PageDocument } from './document.ts'
import { isJsonObject, type Json, type JsonObject } from './json.ts'
import type { Operation } from './operation.ts'

/** A value that references a medium; `mediaId` is one of its keys. */
export type MediaValue = JsonObject & { mediaId: string }

interface Replacement {
  /** The id to search for. */
  mediaId: string
  /** Its replacement. */
  replace: (value: MediaValue) => MediaValue
  /** Of the link-preview picture; left unchanged without. */
  shareImageId?: string
}

interface Place {
  path: readonly string[]
  before: Json
  after: Json
  count: number
}

/**
 * The operations that replace a picture, film or file wherever a document references it: one per field, so that another
 * field of the same section may change meanwhile.
 */
export function mediaReplacement(
  document: PageDocument,
  replacement: Replacement,
): { operations: Operation[]; places: number } {
  const operations: Operation[] = []
  let places = 0
  for (const { id, version, content } of document.sections) {
    for (const { path, before, after, count } of placesIn(content as JsonObject, replacement)) {
      operations.push({
        kind: 'changeField',
        sectionId: id,
        sectionVersion: version,
        path: [...path],
        value: after,
        was: before,
      })
      places += count
    }
  }
  for (const [key, before] of Object.entries(document.offer)) {
    const { after, count } = replaced(before as Json, replacement)
    if (count === 0) continue
    operations.push({ kind: 'changeOffer', value: { [key]: after }, was: { [key]: before } })
    places += count
  }
  const { imageId } = document.seo
  if (replacement.shareImageId !== undefined && isSameId(imageId, replacement.mediaId)) {
    operations.push({ kind: 'changeSeo', value: { imageId: replacement.shareImageId }, was: { imageId } })
    places += 1
  }
  return { operations, places }
}

/** The deepest fields that operations can address: keys, and items by id, but not the inside of a text. */
function placesIn(value: Json, replacement: Replacement, path: readonly string[] = []): Place[] {
  if (isJsonObject(value) && !isNamed(value, replacement) && value.type !== 'doc')
    return Object.entries(value).flatMap(([key, inner]) => placesIn(inner, replacement, [...path, key]))
  if (Array.isArray(value) && value.every(hasId))
    return value.flatMap((item) => placesIn(item, replacement, [...path, (item as { id: string }).id]))
  const { after, count } = replaced(value, replacement)
  return count === 0 ? [] : [{ path, before: value, after, count }]
}

function replaced(value: Json, replacement: Replacement): { after: Json; count: number } {
  if (Array.isArray(value)) {
    const items = value.map((item) => replaced(item, replacement))
    return { after: items.map(({ after }) => after), count: sum(items) }
  }
  if (!isJsonObject(value)) return { after: value, count: 0 }
  if (isNamed(value, replacement)) return { after: replacement.replace(value), count: 1 }
  const entries = Object.entries(value).map(([key, inner]) => [key, replaced(inner, replacement)] as const)
  return {
    after: Object.fromEntries(entries.map(([key, { after }]) => [key, after])),
    count: sum(entries.map(([, inner]) => inner)),
  }
}

const sum = (parts: readonly { count: number }[]) => parts.reduce((total, { count }) => total + count, 0)

const hasId = (item: Json) => isJsonObject(item) && typeof item.id === 'string'

const isNamed = (value: JsonObject, { mediaId }: Replacement): value is MediaValue => isSameId(value.mediaId, mediaId)

const isSameId = (one: Json | undefined, other: string) =>
  typeof one === 'string' && one.toLowerCase() === other.toLowerCase()
