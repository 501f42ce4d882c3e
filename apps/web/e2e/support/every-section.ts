import { type Json, type Operation, shortId, type StoredSection, valueAtPath } from '@naikkelas/page'
import {
  type AnySectionDefinition,
  defaultSettings,
  sectionDefinition,
  sections,
} from '@naikkelas/ui/sections/registry'

type Content = Record<string, unknown>

/** Every section type in every layout, as it is inserted, with targets for its buttons and links. */
export function everySection(): StoredSection[] {
  return Object.keys(sections).flatMap((type) => {
    const definition = sectionDefinition(type)
    const layout = definition?.fields.layout
    if (!definition || layout?.kind !== 'layout') return []
    return layout.options.map(({ value }) => sectionOf(definition, value))
  })
}

function sectionOf(definition: AnySectionDefinition, layout: string): StoredSection {
  return {
    id: shortId(),
    type: definition.type,
    version: definition.version,
    content: {
      ...(withTargets(definition.defaults) as StoredSection['content']),
      layout,
    },
    settings: { ...defaultSettings, ...definition.settings },
  }
}

/** What a button without a target looks like is for editors alone: they see that it is missing. */
function withTargets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTargets)
  if (typeof value !== 'object' || value === null) return value
  const { kind, href } = value as { kind?: unknown; href?: unknown }
  // The page has no offer to lead to.
  if ((kind === 'url' && href === '') || kind === 'offer') return { kind: 'url', href: '/tujuan' }
  return Object.fromEntries(Object.entries(value as Content).map(([key, part]) => [key, withTargets(part)]))
}

/**
 * The operation that fills what a page was refused for.
 * @param at the place of the finding: `sections.<id>.<key>…`
 * @param mediaId of a picture, for where one is missing
 */
export function finished(sections: readonly StoredSection[], at: string, mediaId: string): Operation {
  const [, sectionId = '', ...path] = at.split('.')
  const section = sections.find(({ id }) => id === sectionId)
  const was = section && valueAtPath(section.content, path)
  if (section === undefined || was === undefined) throw new Error(`There is nothing at ${at}.`)
  return {
    kind: 'changeField',
    sectionId,
    sectionVersion: section.version,
    path,
    value: Array.isArray(was) ? listFor(section.type, path, was) : valueFor(path.at(-1), mediaId),
    was,
  }
}

function valueFor(key: string | undefined, mediaId: string): Json {
  switch (key) {
    case 'image':
    case 'secondImage':
    case 'screenshot':
      return { mediaId, alt: 'Foto', isDecorative: false }
    case 'video':
      return { kind: 'provider', provider: 'youtube', id: 'kelas-data-1' }
    case 'target':
      return { kind: 'url', href: '/tujuan' }
    case 'number':
    case 'handle':
      return '6281234567890'
    case 'reference':
      return 'Alun-alun Temanggung'
    default:
      return 'Sendiri'
  }
}

/** A list with what is missing: items with a text for each of their fields, or a lesson that may be tried. */
function listFor(type: string, path: string[], was: readonly Json[]): Json {
  const [key = ''] = path
  const field = sectionDefinition(type)?.fields[key]
  if (field?.kind !== 'list') throw new Error(`There is no list at ${path.join('.')} of ${type}.`)
  if (key === 'chapters' && was.length > 0) return withFreeLessons(was)
  const texts = Object.entries(field.fields).flatMap(([name, part]) =>
    part.kind === 'text' ? [[name, 'Sendiri']] : [],
  )
  return Array.from({ length: Math.max(1, field.min) }, () => ({
    ...(withTargets(field.newItem) as { [name: string]: Json }),
    ...(Object.fromEntries(texts) as { [name: string]: Json }),
    id: shortId(),
  }))
}

function withFreeLessons(chapters: readonly Json[]): Json {
  const list = chapters as readonly {
    [key: string]: Json
    lessons: { [key: string]: Json }[]
  }[]
  return list.map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.map((each) => ({ ...each, isFree: true })),
  }))
}

/** A part of a list, the same for the same seed. */
export function seededSample<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  let state = seed
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
  return items
    .map((item) => ({ item, rank: next() }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ item }) => item)
}
