import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { AnySectionDefinition } from './define-section.ts'
import type { Field, ListField } from './fields.ts'
import { parseSection, readSection } from './parse-section.ts'
import { filledContent } from './parts/filled-content.ts'
import { storyHref, storyMedia, storyOffer } from './parts/story-media.ts'
import { sections } from './registry.gen.ts'
import { SectionList } from './section-list.tsx'
import { defaultSettings } from './section-settings.ts'
import { views } from './views.gen.ts'

type Content = Record<string, unknown>

const definitions = Object.values(sections) as unknown as AnySectionDefinition[]
const layoutsOf = ({ fields }: AnySectionDefinition) =>
  fields.layout?.kind === 'layout' ? fields.layout.options.map(({ value }) => value) : []

/** Every list of a content by its keys: `items`, `chapters.lessons` for the lists that each chapter has. */
function listsOf(
  fields: Readonly<Record<string, Field>>,
  path: readonly string[] = [],
): { at: string; list: ListField }[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const here = [...path, key]
    if (field.kind === 'group') return listsOf(field.fields, here)
    return field.kind === 'list' ? [{ at: here.join('.'), list: field }, ...listsOf(field.fields, here)] : []
  })
}

/** A copy in which the list at a path, in every item that has one, has the given number of items. */
function withItems(content: Content, at: string, { list, count }: { list: ListField; count: number }): Content {
  const [key = '', ...rest] = at.split('.')
  const inside = content[key]
  const deeper = (one: unknown) => withItems(one as Content, rest.join('.'), { list, count })
  if (rest.length > 0) return { ...content, [key]: Array.isArray(inside) ? inside.map(deeper) : deeper(inside) }
  const item = filledContent(list.fields, list.newItem, (path) => path.at(-1) ?? '')
  return {
    ...content,
    [key]: Array.from({ length: count }, (_, index) => ({ ...item, id: `item${String(index).padStart(6, '0')}` })),
  }
}

const stored = ({ type, version }: AnySectionDefinition, content: Content) => ({
  id: 'bagian0001',
  type,
  version,
  content,
  settings: defaultSettings,
})

// Only well-formedness is asserted, of hundreds of lists: strings, without parsing each.
function draw(definition: AnySectionDefinition, content: Content) {
  const reported: string[] = []
  const html = renderToStaticMarkup(
    createElement(SectionList, {
      items: [stored(definition, content)],
      views,
      offer: storyOffer,
      media: storyMedia,
      href: storyHref,
      formAction: () => '/kirim',
      onSkipped: (_section, reason) => reported.push(`skipped: ${reason}`),
      onDropped: (_section, dropped) => reported.push(...dropped.map(({ message }) => message)),
    }),
  )
  return { html, reported }
}

const cases = definitions.flatMap((definition) => {
  const filled = filledContent(definition.fields, definition.defaults, (path) => (path.at(-1) ?? '').slice(0, 10))
  return listsOf(definition.fields).flatMap(({ at, list }) =>
    layoutsOf(definition).map((layout) => ({ type: definition.type, layout, at, list, definition, filled })),
  )
})

it('most section types have a list', () => {
  expect(new Set(cases.map(({ type }) => type)).size).toBeGreaterThan(30)
})

describe.each(cases)('$at of $type as $layout', ({ layout, at, list, definition, filled }) => {
  const having = (count: number) => ({ ...withItems(filled, at, { list, count }), layout })

  it('without an item is read and drawn', () => {
    const empty = having(0)
    expect(readSection(stored(definition, empty))).toMatchObject({ kind: 'known', dropped: [] })
    const { html, reported } = draw(definition, empty)
    expect(reported).toEqual([])
    expect(html).toMatch(/^$|^<section[\s\S]*<\/section>$/)
  })

  it('with 500 items is drawn up to its limit and reports the others; it cannot be saved', () => {
    const many = having(500)
    const { html, reported } = draw(definition, many)
    expect(html).toMatch(/^<section[\s\S]*<\/section>$/)
    expect(reported.length).toBeGreaterThan(0)
    for (const message of reported) expect(message).toMatch(new RegExp(`at most ${list.max} items, got 500$`))
    expect(parseSection(stored(definition, many))).toMatchObject({
      kind: 'unknown',
      reason: 'invalid_content',
      message: expect.stringContaining(`at most ${list.max} items, got 500`) as string,
    })
  })
})
