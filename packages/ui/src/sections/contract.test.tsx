import { readdirSync } from 'node:fs'
import { createElement, Fragment, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
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
function draw(type: string, content: Content, rest: Partial<PageContext> = {}, slot: Slot = plainSlot): string {
  return renderToStaticMarkup(createElement(viewOf(type), { content, page: storyPage(type, {}, rest), slot }))
}

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

/** What a slot was given, as text. */
const textOf = (node: ReactNode) => renderToStaticMarkup(createElement(Fragment, null, node)).replace(/<[^>]+>/g, '')

function slots(): { slot: Slot; seen: Map<string, string> } {
  const seen = new Map<string, string>()
  return { seen, slot: (path, node) => (seen.set(path.join('/'), textOf(node)), node) }
}

/** Tags and their nesting, without attributes and words. */
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
    '%s holds schema, view, stories, test and docs page',
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
    it('starts with a content that may be saved', () => {
      expect(definition.content.safeParse(definition.defaults).error).toBeUndefined()
    })

    it('has an editor for every key, and opens in one of its layouts', () => {
      expect(Object.keys(definition.fields).toSorted()).toEqual(Object.keys(definition.defaults).toSorted())
      expect(layoutsOf(definition)).toContain(definition.defaults.layout)
      expect(layoutsOf(definition).length).toBeGreaterThanOrEqual(2)
    })

    it('names no key as the surroundings of a section that stands by itself are named', () => {
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

    it('offers layouts that its schema accepts, and no other', () => {
      for (const layout of layoutsOf(definition))
        expect(definition.content.safeParse({ ...definition.defaults, layout }).success).toBe(true)
      expect(definition.content.safeParse({ ...definition.defaults, layout: 'no-such-layout' }).success).toBe(false)
    })

    it('is finished enough to publish as it is inserted, pictures apart', () => {
      for (const key of Object.keys(definition.complete))
        expect(JSON.stringify(definition.defaults[key]), key).not.toMatch(/^""$/)
    })

    it('claims nothing: no number, price or testimonial stands in a new one', () => {
      const texts = textsOf(definition.fields, definition.defaults, String(definition.defaults.layout))
      for (const { path, text } of texts) expect(text, path).not.toMatch(/\d|Rp|%/)
    })

    it('names limits in its fields that its schema keeps', () => {
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

    it('brings every older version to the present one', () => {
      for (let from = 1; from < definition.version; from++)
        expect(definition.upgrades[from], `from ${from}`).toBeTypeOf('function')
      expect(upgraded(definition, definition.version, definition.defaults)).toBe(definition.defaults)
    })

    it('draws layouts that differ in structure, not only in look', () => {
      const content = filled(definition.fields, definition.defaults)
      const trees = layoutsOf(definition).map((layout) => treeOf(draw(type, { ...content, layout })))
      expect(new Set(trees).size).toBe(trees.length)
    })
  },
)

describe.each(cases)('$type as $layout', ({ type, layout, definition }) => {
  const content = { ...filled(definition.fields, definition.defaults), layout }
  const html = draw(type, content)

  it('is one element with its anchor, type and ground', () => {
    expect(html).toMatch(new RegExp(`^<section id="${type}" data-section-type="${type}" data-tone="white"`))
    expect(html).toMatch(/<\/section>$/)
  })

  it('needs no script, no style attribute and no viewport', () => {
    expect(html).not.toMatch(/<script|\son[a-z]+=|\sstyle=|<style|javascript:/i)
    expect(html).not.toMatch(/ui:[^" ]*(?:\d[sdl]?v[wh]|fixed)\b/)
  })

  it('draws every text, and passes each through its slot', () => {
    const { slot, seen } = slots()
    draw(type, content, {}, slot)
    const missing = textsOf(definition.fields, content, layout).filter(
      ({ path, text }) => !seen.get(path)?.includes(text),
    )
    expect(missing.map(({ path }) => path)).toEqual([])
  })

  it('draws the title as h1 where it opens the page, else as h2, with no level left out', () => {
    const levels = (markup: string) => [...markup.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    // A bar of one line has no title, and takes none from the section that opens the page.
    if (!('title' in definition.fields)) return expect(levels(html)).toEqual([])
    expect(levels(html).filter((level) => level === 1)).toEqual([])
    const opening = levels(draw(type, content, { headingLevel: 1 }))
    expect(opening[0]).toBe(1)
    expect(opening.filter((level) => level === 1)).toHaveLength(1)
    expect(levels(html)[0]).toBe(2)
    for (const [index, level] of levels(html).entries())
      expect(level).toBeLessThanOrEqual((levels(html)[index - 1] ?? 1) + 1)
  })

  const empty = { ...emptied(definition.fields, content), layout }

  it('leaves empty texts out of a published page', () => {
    expect(draw(type, empty)).not.toMatch(/<(h[1-6]|p|li|dt|dd|blockquote|figcaption)[^>]*><\/\1>/)
  })

  it('offers empty texts on the canvas, so that there is a place to write', () => {
    const { slot, seen } = slots()
    draw(type, empty, { isCanvas: true }, slot)
    const writable = textsOf(definition.fields, empty, layout).map(({ path }) => path)
    // Buttons without a label and prices that turn a list into a nota begin in the inspector.
    const missing = writable.filter(
      (path) => !seen.has(path) && !/\/(label|note)$/.test(path) && !/priceText|strikeText|playLabel/.test(path),
    )
    expect(missing).toEqual([])
  })

  it('draws a hostile address as text, without a link', () => {
    const hostile = JSON.parse(
      JSON.stringify(content).replaceAll('"href":"/tujuan"', '"href":"javascript:alert(1)"'),
    ) as Content
    const drawn = draw(type, hostile, { href: () => null })
    expect(drawn).not.toMatch(/<a\s|href=/)
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
