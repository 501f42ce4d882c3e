import { type Field, noImage, noLink, noVideo, sectionDefinition } from '@naikkelas/ui/sections/registry'
import { copySections } from '../copy.ts'
import { emptyDocument, type StoredSection } from '../document.ts'
import { shortId } from '../ids.ts'
import { isJsonObject, type Json, type JsonObject } from '../json.ts'
import { mediaIdsOf } from '../references.ts'

type Fields = Readonly<Record<string, Field>>

interface Surroundings {
  hasMedia: (mediaId: string) => boolean
  /** Sections of the target page. */
  sectionIds: ReadonlySet<string>
  newId?: () => string
}

export interface SettledSections {
  sections: StoredSection[]
  /** Media missing in this installation. */
  droppedMedia: number
  /** Links to sections of another page. */
  droppedLinks: number
}

/** Every media id referenced by sections. */
export function mediaIdsOfSections(sections: readonly StoredSection[]): Set<string> {
  return mediaIdsOf({ ...emptyDocument(), sections: [...sections] })
}

/**
 * Prepares imported sections for a page: new ids, links among them rewired, and dead references (missing media,
 * sections of another page) cleared and counted.
 */
export function settledSections(
  arrived: readonly StoredSection[],
  { hasMedia, sectionIds, newId = shortId }: Surroundings,
): SettledSections {
  const dropped = { media: new Set<string>(), links: 0 }
  const copies = copySections(arrived, newId)
  const reachable = new Set([...sectionIds, ...copies.map(({ id }) => id)])
  const sections = copies.map((section) => {
    const fields = sectionDefinition(section.type)?.fields
    const content = fields
      ? withoutMedia(fields, section.content as JsonObject, { hasMedia, dropped })
      : section.content
    return { ...section, content: withoutLostLinks(content as Json, reachable, dropped) as StoredSection['content'] }
  })
  return { sections, droppedMedia: dropped.media.size, droppedLinks: dropped.links }
}

interface MediaCheck {
  hasMedia: (mediaId: string) => boolean
  dropped: { media: Set<string> }
}

function withoutMedia(fields: Fields, content: JsonObject, check: MediaCheck): JsonObject {
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined
      return [key, field ? completed(field, value, check) : value]
    }),
  )
}

function completed(field: Field, value: Json, check: MediaCheck): Json {
  switch (field.kind) {
    case 'image':
      return isLost(value, check) ? { ...(value as JsonObject), mediaId: noImage.mediaId } : value
    case 'video':
      return isLost(value, check) ? (noVideo as unknown as Json) : value
    case 'link':
      return isLost(value, check) ? (noLink as unknown as Json) : value
    case 'cta':
      return isJsonObject(value) && isLost(value.target, check)
        ? { ...value, target: noLink as unknown as Json }
        : value
    case 'richText':
      return withoutFiles(value, check)
    case 'group':
      return isJsonObject(value) ? withoutMedia(field.fields, value, check) : value
    case 'list':
      return Array.isArray(value)
        ? value.map((item) => (isJsonObject(item) ? withoutMedia(field.fields, item, check) : item))
        : value
    default:
      return value
  }
}

function isLost(value: Json | undefined, { hasMedia, dropped }: MediaCheck): boolean {
  if (!isJsonObject(value) || typeof value.mediaId !== 'string' || value.mediaId === '') return false
  if (hasMedia(value.mediaId)) return false
  dropped.media.add(value.mediaId)
  return true
}

/** Links in rich text to missing files are cleared. */
function withoutFiles(value: Json, check: MediaCheck): Json {
  if (Array.isArray(value)) return value.map((item) => withoutFiles(item, check))
  if (!isJsonObject(value)) return value
  if (value.kind === 'file') return isLost(value, check) ? (noLink as unknown as Json) : value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutFiles(item, check)]))
}

function withoutLostLinks(value: Json, reachable: ReadonlySet<string>, dropped: { links: number }): Json {
  if (Array.isArray(value)) return value.map((item) => withoutLostLinks(item, reachable, dropped))
  if (!isJsonObject(value)) return value
  if (value.kind === 'section' && typeof value.sectionId === 'string') {
    if (reachable.has(value.sectionId)) return value
    dropped.links += 1
    return noLink as unknown as Json
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withoutLostLinks(item, reachable, dropped)]),
  )
}
