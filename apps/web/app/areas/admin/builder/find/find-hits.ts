import { isSameJson, type Json, type Operation, type PageDocument } from '@naikkelas/page'
import { plainText } from '@naikkelas/ui/rich-text/schema'
import type { Query } from '../state/find-query.ts'
import { type Match, matchesIn, replacedRich, replacedText, richLines } from './matches.ts'
import { type FoundPlace, textPlaces } from './text-places.ts'

/** One match. */
export interface Hit {
  place: FoundPlace
  /** Of a rich text; 0 otherwise. */
  line: number
  match: Match
  /** The text around it, to recognise it. */
  before: string
  found: string
  after: string
}

/** How much is shown on either side, in characters. */
const aroundLength = 32

/** All matches on a page, in reading order. */
export function findHits(document: PageDocument, query: Query): Hit[] {
  return textPlaces(document).flatMap((place) =>
    (place.kind === 'plain' ? [{ text: place.value }] : richLines(place.value)).flatMap(({ text }, line) =>
      matchesIn(text, query).map(
        (match): Hit => ({
          place,
          line,
          match,
          before:
            (match.from > aroundLength ? '…' : '') + text.slice(Math.max(0, match.from - aroundLength), match.from),
          found: text.slice(match.from, match.to),
          after: text.slice(match.to, match.to + aroundLength) + (text.length > match.to + aroundLength ? '…' : ''),
        }),
      ),
    ),
  )
}

export interface Replacement {
  /** One for each text that changes. */
  operations: Operation[]
  /** How many hits they replace. */
  replaced: number
  /** Texts that would become longer than they may be. */
  tooLong: FoundPlace[]
}

/** The operations that replace matches on the current page; texts that would get too long are skipped and listed. */
export function replaceOperations(document: PageDocument, hits: readonly Hit[], replacement: string): Replacement {
  const byPlace = Map.groupBy(hits, ({ place }) => `${place.sectionId} ${place.path.join('/')}`)
  const result: Replacement = { operations: [], replaced: 0, tooLong: [] }
  for (const group of byPlace.values()) {
    const place = group[0]?.place
    if (!place) continue
    const value = replacedValue(place, group, replacement)
    if (lengthOf(value) > place.maxLength) {
      result.tooLong.push(place)
      continue
    }
    if (isSameJson(value, place.value)) continue
    const operation = operationFor(document, place, value)
    if (!operation) continue
    result.operations.push(operation)
    result.replaced += group.length
  }
  return { ...result, operations: joinedPageChanges(result.operations) }
}

function replacedValue(place: FoundPlace, hits: readonly Hit[], replacement: string): FoundPlace['value'] {
  if (place.kind === 'plain')
    return replacedText(
      place.value,
      hits.map(({ match }) => match),
      replacement,
    )
  const byLine = Map.groupBy(hits, ({ line }) => line)
  return replacedRich(place.value, (line) => (byLine.get(line) ?? []).map(({ match }) => match), replacement)
}

function lengthOf(value: FoundPlace['value']): number {
  return typeof value === 'string' ? value.length : plainText(value).length
}

function operationFor(
  { sections, offer, seo }: PageDocument,
  place: FoundPlace,
  value: FoundPlace['value'],
): Operation | null {
  const [root, key, inner] = place.path
  if (place.sectionId === null) {
    if (typeof value !== 'string') return null
    if (root === 'seo' && (key === 'title' || key === 'description'))
      return { kind: 'changeSeo', value: { [key]: value }, was: { [key]: seo[key] } }
    if (root === 'offer' && (key === 'name' || key === 'coach'))
      return { kind: 'changeOffer', value: { [key]: value }, was: { [key]: offer[key] } }
    if (root === 'offer' && key === 'cta' && inner === 'label')
      return { kind: 'changeOffer', value: { cta: { ...offer.cta, label: value } }, was: { cta: offer.cta } }
    return null
  }
  const section = sections.find(({ id }) => id === place.sectionId)
  if (!section) return null
  return {
    kind: 'changeField',
    sectionId: section.id,
    sectionVersion: section.version,
    path: [...place.path],
    value: value as unknown as Json,
    was: place.value as unknown as Json,
  }
}

/** Changes of one page setting merged into one, so that each states the previous value. */
function joinedPageChanges(operations: readonly Operation[]): Operation[] {
  const joined: Operation[] = []
  for (const operation of operations) {
    const earlier = joined.findIndex(
      ({ kind }) => kind === operation.kind && (kind === 'changeSeo' || kind === 'changeOffer'),
    )
    const before = joined[earlier]
    if (before && 'was' in before && 'was' in operation)
      joined[earlier] = {
        ...operation,
        value: { ...(before.value as object), ...(operation.value as object) },
        was: { ...(before.was as object), ...(operation.was as object) },
      } as Operation
    else joined.push(operation)
  }
  return joined
}
