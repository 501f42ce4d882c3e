import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type BlockNode, richTextOf } from '../rich-text/rich-text-value.ts'
import type { AnySectionDefinition } from './define-section.ts'
import { readSection, parseSection } from './parse-section.ts'
import { filledContent } from './parts/filled-content.ts'
import { storyMedia, storyOffer } from './parts/story-media.ts'
import { sections } from './registry.gen.ts'
import { SectionList } from './section-list.tsx'
import { defaultSettings } from './section-settings.ts'
import type { Link } from './values.ts'
import { views } from './views.gen.ts'

type Content = Record<string, unknown>
type Path = readonly (string | number)[]

/**
 * Drawing a broken content of each place takes minutes of CPU, so one place in five is tried, another fifth in each type
 * and test; `npm run verify hostile` tries all (HOSTILE_PLACES=all).
 */
const STEP = process.env.HOSTILE_PLACES === 'all' ? 1 : 5

const some = <Item,>(items: readonly Item[], offset: number) =>
  items.filter((_, index) => (index + offset) % STEP === 0)

const definitions = Object.values(sections) as unknown as AnySectionDefinition[]
const byType = definitions.map((definition, number) => {
  const layouts = definition.fields.layout?.kind === 'layout' ? definition.fields.layout.options : []
  const filled = filledContent(definition.fields, definition.defaults, (path, { maxLength }) =>
    (path.at(-1) ?? '').slice(0, maxLength),
  )
  return { type: definition.type, number, definition, filled, layouts: layouts.map(({ value }) => value) }
})

const stored = ({ type, version }: AnySectionDefinition, content: unknown) => ({
  id: 'bagian0001',
  type,
  version,
  content,
  settings: defaultSettings,
})

/** An application that links to every address: unsafe ones must be removed before. */
const credulous = (link: Link) => (link.kind === 'url' ? link.href || null : '/tujuan')

// The bytes themselves: a parser would repair what escaping has missed.
function draw(definition: AnySectionDefinition, content: unknown) {
  return renderToStaticMarkup(
    createElement(SectionList, {
      items: [stored(definition, content) as never],
      views,
      offer: storyOffer,
      media: storyMedia,
      href: credulous,
      formAction: () => '/kirim',
    }),
  )
}

/** The path of every value of a JSON, objects and lists included. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key]
    return [here, ...pathsOf(inside, here)]
  })
}

/** A copy with the value at a path changed by a function of its parent and key. */
function changedAt(content: Content, path: Path, change: (holder: object, key: string | number) => void): Content {
  const copy = structuredClone(content)
  const holder = path.slice(0, -1).reduce<unknown>((one, key) => Reflect.get(one as object, key), copy)
  change(holder as object, path.at(-1) ?? '')
  return copy
}

/** Content is either reported as invalid, with its type, or drawn. Anything else is a crash. */
function expectReasonOrDrawing(definition: AnySectionDefinition, content: unknown, place: string) {
  const read = readSection(stored(definition, content))
  const html = draw(definition, content)
  if (read.kind === 'unknown') {
    expect(read.message, place).toMatch(new RegExp(`^${definition.type}: \\S`))
    expect(html, place).toBe('')
  } else {
    for (const { message } of read.dropped) expect(message, place).toMatch(/\S: \S/)
    expect(html, place).toMatch(/^$|^<section[\s\S]*<\/section>$/)
  }
  return read
}

describe.each(byType)('$type', ({ number, definition, filled, layouts }) => {
  const everyPath = pathsOf(filled)

  it('with null in place of any value is reported as invalid, or drawn without the invalid part', () => {
    for (const path of some(everyPath, number)) {
      const content = changedAt(filled, path, (holder, key) => Reflect.set(holder, key, null))
      expectReasonOrDrawing(definition, content, path.join('.'))
    }
  })

  it('without any one of its keys is reported as invalid, or drawn without the invalid part', () => {
    const named = everyPath.filter((one) => typeof one.at(-1) === 'string')
    for (const path of some(named, number + 1)) {
      const content = changedAt(filled, path, (holder, key) => Reflect.deleteProperty(holder, key))
      expectReasonOrDrawing(definition, content, path.join('.'))
    }
    for (const key of Object.keys(filled)) {
      const { [key]: _, ...rest } = filled
      expect(parseSection(stored(definition, rest)), key).toMatchObject({
        kind: 'unknown',
        reason: 'invalid_content',
        message: expect.stringContaining(key) as string,
      })
    }
  })

  it('with an unknown key, at any depth, is drawn without it; it cannot be saved', () => {
    const holders = [[], ...everyPath].filter((path) => {
      const value = path.reduce<unknown>((one, key) => Reflect.get(one as object, key), filled)
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    })
    // The content itself, and a fifth of what lies in it.
    for (const path of [[], ...some(holders.slice(1), number + 2)]) {
      const content = changedAt({ content: filled }, ['content', ...path], (holder, key) =>
        Reflect.set(Reflect.get(holder, key) as object, 'hologram', 1),
      ).content
      expect(parseSection(stored(definition, content)).kind, path.join('.')).toBe('unknown')
      const read = expectReasonOrDrawing(definition, content, path.join('.'))
      if (path.length === 0)
        expect(read).toMatchObject({ kind: 'known', dropped: [{ message: 'content: unknown key hologram' }] })
    }
  })

  it.each(['__proto__', 'constructor', 'prototype'])('with a key named %s pollutes no prototype', (key) => {
    const text = JSON.stringify(filled).replaceAll(/^\{|(?<=[[,:])\{/g, `{"${key}":{"isPolluted":true},`)
    const content: unknown = JSON.parse(text)
    expectReasonOrDrawing(definition, content, key)
    expect(Reflect.get({}, 'isPolluted')).toBeUndefined()
    expect(Reflect.get(() => undefined, 'isPolluted')).toBeUndefined()
    expect(Reflect.get(definition.defaults, 'isPolluted')).toBeUndefined()
  })

  const addresses = everyPath.filter((path) => path.at(-1) === 'href')

  // Six addresses, of which each link is tried with one at least.
  it.each(
    [
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'java\tscript:alert(1)',
      'vbscript:msgbox(1)',
      'data:text/html,<script>alert(1)</script>',
      '//jahat.id/masuk',
    ].map((href, index) => [href, index] as const),
  )('never links to %s, in any of its links', (href, index) => {
    for (const path of some(addresses, index)) {
      const content = changedAt(filled, path, (holder, key) => Reflect.set(holder, key, href))
      const read = expectReasonOrDrawing(definition, content, path.join('.'))
      expect(read.kind === 'unknown' || read.dropped.length > 0, path.join('.')).toBe(true)
      expect(draw(definition, content), path.join('.')).not.toMatch(/(java|vb)\s*script:|data:text|\/\/jahat/i)
    }
  })

  const hostile = '</style></script><script>alert(1)</script>"><img src=x onerror=alert(1)>'

  it('escapes markup in each of its texts and layouts', () => {
    for (const layout of layouts) {
      const attacked = filledContent(definition.fields, definition.defaults, (_path, { maxLength }) =>
        hostile.slice(0, maxLength),
      )
      const html = draw(definition, { ...attacked, layout })
      expect(html).toMatch(/&lt;\/sty/)
      expect(tagsOf(html)).not.toMatch(/<script|<\/script|<style|<\/style|<img src=x|\son[a-z]+=/i)
    }
  })

  it('rejects markup, styles and unsafe addresses in its rich texts', () => {
    const nodes: unknown[] = [
      { type: 'html', html: hostile },
      { type: 'paragraph', attrs: { style: 'position:fixed', onclick: 'alert(1)' } },
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'klik',
            marks: [{ type: 'link', attrs: { target: { kind: 'url', href: 'javascript:alert(1)' } } }],
          },
        ],
      },
    ]
    const texts = everyPath.filter((path) => path.at(-1) === 'type' && valueAt(filled, path) === 'doc')
    for (const path of texts)
      for (const node of nodes) {
        const doc = { ...richTextOf('Sebelum'), content: [node as BlockNode] }
        const content = changedAt({ filled }, ['filled', ...path.slice(0, -1)], (holder, key) =>
          Reflect.set(holder, key, doc),
        ).filled
        expectReasonOrDrawing(definition, content, path.join('.'))
        expect(tagsOf(draw(definition, content))).not.toMatch(/<script|\sstyle=|\son[a-z]+=/i)
        expect(draw(definition, content)).not.toContain('javascript:')
      }
  })
})

/** Every tag with the names of its attributes: what a browser would act on. */
const tagsOf = (html: string) => (html.replace(/"[^"]*"/g, '""').match(/<[^>]*>/g) ?? []).join('')

const valueAt = (content: unknown, path: Path) =>
  path.reduce<unknown>((one, key) => Reflect.get(one as object, key), content)

it('texts, links, lists and rich texts are all covered', () => {
  const count = (key: string) =>
    byType.filter(({ filled }) => pathsOf(filled).some((path) => path.at(-1) === key)).length
  expect(byType.length).toBeGreaterThanOrEqual(45)
  expect(count('href')).toBeGreaterThan(25)
  expect(count('id')).toBeGreaterThan(30)
  expect(byType.filter(({ filled }) => JSON.stringify(filled).includes('"type":"doc"')).length).toBeGreaterThan(5)
})
