import type { PageDocument, StoredSection } from '../document.ts'
import { isSameJson, type Json } from '../json.ts'
import { type FieldDifference, fieldDifferences } from './field-differences.ts'

/** One section in two versions of a page. */
export interface SectionComparison {
  id: string
  before: StoredSection | null
  after: StoredSection | null
  /** Places on the page, counted from 1. */
  placeBefore: number | null
  placeAfter: number | null
  state: 'same' | 'changed' | 'added' | 'removed'
  /** Whether it was moved itself, rather than others around it. */
  isMoved: boolean
  differences: readonly FieldDifference[]
}

/** A changed value of the page as a whole. */
export interface PageDifference {
  part: 'theme' | 'seo' | 'offer' | 'linkWords' | 'page'
  key: string
  before: Json
  after: Json
}

export interface PageComparison {
  /** In the order of the newer version, removed ones at their old place. */
  sections: readonly SectionComparison[]
  page: readonly PageDifference[]
  /** How many sections were added, removed, moved or changed. */
  changedSections: number
}

/** What differs between two versions of one page; sections are the same when their ids are. */
export function compareDocuments(before: PageDocument, after: PageDocument): PageComparison {
  const moved = movedIds(before.sections, after.sections)
  const old = indexed(before.sections)
  const fresh = indexed(after.sections)
  const sections = alignedIds(before.sections, after.sections).map((id): SectionComparison => {
    const [from, to] = [old.get(id), fresh.get(id)]
    const differences = from && to && from.section !== to.section ? fieldDifferences(from.section, to.section) : []
    return {
      id,
      before: from?.section ?? null,
      after: to?.section ?? null,
      placeBefore: from ? from.place : null,
      placeAfter: to ? to.place : null,
      state: !from ? 'added' : !to ? 'removed' : differences.length > 0 ? 'changed' : 'same',
      isMoved: moved.has(id),
      differences,
    }
  })
  return {
    sections,
    page: pageDifferences(before, after),
    changedSections: sections.filter(isDifferent).length,
  }
}

/** Whether a section changed or moved. */
export function isDifferent({ state, isMoved }: Pick<SectionComparison, 'state' | 'isMoved'>): boolean {
  return state !== 'same' || isMoved
}

/** The smallest set of sections to move between two orders: those outside their longest common subsequence. */
export function movedIds(before: readonly { id: string }[], after: readonly { id: string }[]): Set<string> {
  const placeAfter = new Map(after.map(({ id }, place) => [id, place]))
  const common = before.flatMap(({ id }) => {
    const place = placeAfter.get(id)
    return place === undefined ? [] : [{ id, place }]
  })
  const kept = new Set(longestRise(common.map(({ place }) => place)))
  return new Set(common.filter(({ place }) => !kept.has(place)).map(({ id }) => id))
}

/** The longest increasing subsequence of a list of distinct numbers. */
function longestRise(numbers: readonly number[]): number[] {
  // For each length the subsequence with the lowest end; each entry links to its predecessor.
  type Link = { value: number; before: Link | null }
  const ends: Link[] = []
  for (const value of numbers) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle]?.value ?? 0) < value) low = middle + 1
      else high = middle
    }
    ends[low] = { value, before: ends[low - 1] ?? null }
  }
  const rise: number[] = []
  for (let link: Link | null = ends.at(-1) ?? null; link; link = link.before) rise.push(link.value)
  return rise
}

function indexed(sections: readonly StoredSection[]) {
  return new Map(sections.map((section, index) => [section.id, { section, place: index + 1 }]))
}

function alignedIds(before: readonly StoredSection[], after: readonly StoredSection[]): string[] {
  const ids = after.map(({ id }) => id)
  const presentIds = new Set(ids)
  for (const [index, { id }] of before.entries()) {
    if (presentIds.has(id)) continue
    const above = before[index - 1]
    ids.splice(above ? ids.indexOf(above.id) + 1 : 0, 0, id)
  }
  return ids
}

function pageDifferences(before: PageDocument, after: PageDocument): PageDifference[] {
  const parts = (['theme', 'offer', 'seo', 'linkWords'] as const).flatMap((part) => {
    const [old, fresh] = [before[part] ?? {}, after[part] ?? {}] as [Record<string, Json>, Record<string, Json>]
    return [...new Set([...Object.keys(fresh), ...Object.keys(old)])].flatMap((key): PageDifference[] =>
      isSameJson(old[key], fresh[key]) ? [] : [{ part, key, before: old[key] ?? null, after: fresh[key] ?? null }],
    )
  })
  return before.template === after.template
    ? parts
    : [...parts, { part: 'page', key: 'template', before: before.template, after: after.template }]
}
