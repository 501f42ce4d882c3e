import { readdirSync } from 'node:fs'
import { createElement, Fragment, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { drawn, emptyElements } from '../../../../scripts/tests/setup/drawn.ts'
import { plainText, type RichText } from '../rich-text/rich-text-value.ts'
import type { AnySectionDefinition } from './define-section.ts'
import type { Field } from './fields.ts'
import { upgraded } from './parse-section.ts'
import { filledContent } from './parts/filled-content.ts'
import { storyPage } from './parts/story-media.ts'
import { sections } from './registry.gen.ts'
import type { SectionSurroundings } from './section-component.tsx'
import type { PageContext, SectionViewProps, Slot } from './section-view.ts'
import { views } from './views.gen.ts'

type Content = Record<string, unknown>
type View = ComponentType<SectionViewProps<Content>>

const definitions = Object.values(sections) as unknown as AnySectionDefinition[]
const viewOf = (type: string) => (views as unknown as Record<string, View>)[type] as View
const layoutsOf = ({ fields }: AnySectionDefinition) =>
  fields.layout?.kind === 'layout' ? fields.layout.options.map(({ value }) => value) : []
const cases = definitions.flatMap((definition) =>
  layoutsOf(definition).map((layout) => ({ type: definition.type, layout, definition })),
)

const plainSlot: Slot = (_path, node) => node
function elementOf(type: string, content: Content, rest: Partial<PageContext> = {}, slot: Slot = plainSlot) {
  return createElement(viewOf(type), { content, page: storyPage(type, {}, rest), slot })
}
const htmlOf = (...args: Parameters<typeof elementOf>) => renderToStaticMarkup(elementOf(...args))

const word = (path: readonly string[]) => path.map((part) => part.slice(0, 10)).join('.')
/** A value for every field, each text different and naming its path. */
const filled = (fields: AnySectionDefinition['fields'], value: Content) =>
  filledContent(fields, value, (path, { kind, maxLength }) =>
    kind === 'text' ? word(path).slice(-maxLength) : word(path),
  )

/** Every text of a content by its path, buttons included. */
function textsOf(
  fields: Readonly<Record<string, Field>>,
  value: Content,
  layout: string,
  path: readonly string[] = [],
): { path: string; text: string }[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    if (field.layouts && !field.layouts.includes(layout)) return []
    const at = [...path, key]
    const current = value[key]
    switch (field.kind) {
      case 'text':
        return field.isUndrawn ? [] : [{ path: at.join('/'), text: current as string }]
      case 'richText':
        return [{ path: at.join('/'), text: plainText(current as RichText) }]
      case 'cta': {
        const { label, note } = current as { label: string; note: string }
        return [
          { path: `${at.join('/')}/label`, text: label },
          { path: `${at.join('/')}/note`, text: note },
        ]
      }
      case 'group':
        return textsOf(field.fields, current as Content, layout, at)
      case 'list':
        return (current as ({ id: string } & Content)[]).flatMap((item) =>
          textsOf(field.fields, item, layout, [...at, item.id]),
        )
      default:
        return []
    }
  })
}

/** What a slot was given, as text. Parsing each of thousands would take most of the time. */
const textOf = (node: ReactNode) => renderToStaticMarkup(createElement(Fragment, null, node)).replace(/<[^>]+>/g, '')

function slots(): { slot: Slot; seen: Map<string, string> } {
  const seen = new Map<string, string>()
  return { seen, slot: (path, node) => (seen.set(path.join('/'), textOf(node)), node) }
}

/** Tags and their nesting, without attributes and text. */
const treeOf = (html: string) => html.replace(/<(\/?[a-z0-9]+)[^>]*>/g, '<$1>').replace(/>[^<]+</g, '><')

describe('the folders of sections', () => {
  it('give each registered type the name of its folder', () => {
    const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'parts')
      .map(({ name }) => name.replaceAll('-', '_'))
    expect(definitions.map(({ type }) => type).toSorted()).toEqual(folders.toSorted())
    for (const [key, { type }] of Object.entries(sections)) expect(type).toBe(key)
  })

  it.each(definitions.map(({ type }) => type.replaceAll('_', '-')))(
    '%s has schema, view, stories, test and docs page',
    (name) => {
      const files = readdirSync(new URL(`${name}/`, import.meta.url))
      const missing = ['section.ts', 'view.tsx', 'stories.tsx', 'test.tsx', 'mdx']
        .map((kind) => `${name}.${kind}`)
        .filter((file) => !files.includes(file))
      expect(missing).toEqual([])
    },
  )
})

describe.each(definitions.map((definition) => ({ type: definition.type, definition })))(
  '$type',
  ({ type, definition }) => {
    it('starts with content that can be saved', () => {
      expect(definition.content.safeParse(definition.defaults).error).toBeUndefined()
    })

    it('has an editor for every key, and opens in one of its layouts', () => {
      expect(Object.keys(definition.fields).toSorted()).toEqual(Object.keys(definition.defaults).toSorted())
      expect(layoutsOf(definition)).toContain(definition.defaults.layout)
      expect(layoutsOf(definition).length).toBeGreaterThanOrEqual(2)
    })

    it('has no key that is also a property of a standalone section component', () => {
      const surroundings = [
        'anchor',
        'headingLevel',
        'imagePriority',
        'settings',
        'offer',
        'media',
        'href',
        'now',
        'formAction',
        'labels',
        'components',
      ] satisfies (keyof SectionSurroundings)[]
      expect(Object.keys(definition.defaults).filter((key) => surroundings.some((name) => name === key))).toEqual([])
    })

    it('offers exactly the layouts that its schema accepts', () => {
      for (const layout of layoutsOf(definition))
        expect(definition.content.safeParse({ ...definition.defaults, layout }).success).toBe(true)
      expect(definition.content.safeParse({ ...definition.defaults, layout: 'no-such-layout' }).success).toBe(false)
    })

    it('can be published as inserted, apart from pictures', () => {
      for (const key of Object.keys(definition.complete))
        expect(JSON.stringify(definition.defaults[key]), key).not.toMatch(/^""$/)
    })

    it('makes no claims: a new one has no number or price', () => {
      const texts = textsOf(definition.fields, definition.defaults, String(definition.defaults.layout))
      for (const { path, text } of texts) expect(text, path).not.toMatch(/\d|Rp|%/)
    })

    it('has the same length limits in its fields and its schema', () => {
      const content = filled(definition.fields, definition.defaults)
      expect(definition.content.safeParse(content).error).toBeUndefined()
      for (const [key, field] of Object.entries(definition.fields)) {
        if (field.kind !== 'text') continue
        expect(definition.content.safeParse({ ...content, [key]: 'x'.repeat(field.maxLength) }).success, key).toBe(true)
        expect(definition.content.safeParse({ ...content, [key]: 'x'.repeat(field.maxLength + 1) }).success, key).toBe(
          false,
        )
      }
    })

    it('upgrades every older version to the current one', () => {
      for (let from = 1; from < definition.version; from++)
        expect(definition.upgrades[from], `from ${from}`).toBeTypeOf('function')
      expect(upgraded(definition, definition.version, definition.defaults)).toBe(definition.defaults)
    })

    it('draws layouts that differ in structure, not only in look', () => {
      const content = filled(definition.fields, definition.defaults)
      const trees = layoutsOf(definition).map((layout) => treeOf(htmlOf(type, { ...content, layout })))
      expect(new Set(trees).size).toBe(trees.length)
    })
  },
)

describe.each(cases)('$type as $layout', ({ type, layout, definition }) => {
  const content = { ...filled(definition.fields, definition.defaults), layout }

  it('is one element with its anchor, type and tone', () => {
    const { body } = drawn(elementOf(type, content))
    expect(body.childElementCount).toBe(1)
    const selector = `section[id="${type}"][data-section-type="${type}"][data-tone="white"]`
    expect(body.firstElementChild?.matches(selector)).toBe(true)
  })

  // The published bytes, which a parser might clean up.
  it('needs no script, no style attribute and no viewport', () => {
    const html = htmlOf(type, content)
    expect(html).not.toMatch(/<script|\son[a-z]+=|\sstyle=|<style|javascript:/i)
    expect(html).not.toMatch(/ui:[^" ]*(?:\d[sdl]?v[wh]|fixed)\b/)
  })

  it('draws every text, and passes each through its slot', () => {
    const { slot, seen } = slots()
    htmlOf(type, content, {}, slot)
    const missing = textsOf(definition.fields, content, layout).filter(
      ({ path, text }) => !seen.get(path)?.includes(text),
    )
    expect(missing.map(({ path }) => path)).toEqual([])
  })

  it('has its title as h1 at the start of a page, else as h2, and skips no level', () => {
    const levelsOf = (rest: Partial<PageContext>) =>
      [...drawn(elementOf(type, content, rest)).body.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
        Number(tagName.slice(1)),
      )
    const levels = levelsOf({})
    // A bar of one line has no title, and is not the section with the h1.
    if (!('title' in definition.fields)) return expect(levels).toEqual([])
    const opening = levelsOf({ headingLevel: 1 })
    expect(opening[0]).toBe(1)
    expect(opening.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(2)
    expect(levels).not.toContain(1)
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1)
  })

  const empty = { ...emptied(definition.fields, content), layout }

  it('leaves empty texts out of a published page', () => {
    const { body } = drawn(elementOf(type, empty))
    expect(emptyElements(body, 'h1, h2, h3, h4, h5, h6, p, li, dt, dd, blockquote, figcaption')).toEqual([])
  })

  it('shows the places of empty texts in a sample', () => {
    const { slot, seen } = slots()
    htmlOf(type, empty, { isSample: true }, slot)
    const writable = textsOf(definition.fields, empty, layout).map(({ path }) => path)
    // Buttons without a label and prices that turn a list into a receipt are first set in the inspector.
    const missing = writable.filter(
      (path) => !seen.has(path) && !/\/(label|note)$/.test(path) && !/priceText|strikeText|playLabel/.test(path),
    )
    expect(missing).toEqual([])
  })

  it('renders a hostile address as text, without a link', () => {
    const hostile = JSON.parse(
      JSON.stringify(content).replaceAll('"href":"/tujuan"', '"href":"javascript:alert(1)"'),
    ) as Content
    expect(drawn(elementOf(type, hostile, { href: () => null })).body.querySelector('a, [href]')).toBeNull()
  })
})

function emptied(fields: Readonly<Record<string, Field>>, value: Content): Content {
  return Object.fromEntries(
    Object.entries(value).map(([key, current]) => {
      const field = fields[key]
      switch (field?.kind) {
        case 'text':
          return [key, '']
        case 'richText':
          return [key, { type: 'doc', content: [] }]
        case 'image':
          return [key, { mediaId: '', alt: '', isDecorative: false }]
        case 'cta':
          return [key, { ...(current as Content), label: '', note: '' }]
        case 'group':
          return [key, emptied(field.fields, current as Content)]
        case 'list':
          return [key, (current as Content[]).map((item) => ({ ...item, ...emptied(field.fields, item) }))]
        default:
          return [key, current]
      }
    }),
  )
}
