import fc from 'fast-check'
import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { AnySectionDefinition } from './define-section.ts'
import { parseSection, readSection } from './parse-section.ts'
import { storyHref, storyMedia, storyOffer } from './parts/story-media.ts'
import { sections } from './registry.gen.ts'
import { SectionList, type SectionListProps } from './section-list.tsx'
import { defaultSettings } from './section-settings.ts'
import type { SectionView } from './section-view.ts'
import type { StoredItem } from './stored-items.ts'
import { views } from './views.gen.ts'

const definitions = Object.values(sections) as unknown as AnySectionDefinition[]
const surroundings = {
  views: views as unknown as Record<string, SectionView>,
  offer: storyOffer,
  media: storyMedia,
  href: storyHref,
}
const draw = (items: unknown, rest: Partial<SectionListProps> = {}) =>
  renderToStaticMarkup(
    <StrictMode>
      <SectionList {...surroundings} {...rest} items={items as SectionListProps['items']} />
    </StrictMode>,
  )
const stored = (type: keyof typeof sections, change: object = {}, rest: object = {}) => ({
  id: 'bagian0001',
  type,
  version: sections[type].version,
  content: { ...sections[type].defaults, ...change },
  settings: defaultSettings,
  ...rest,
})
const good = stored('headline', { title: 'Tetap ada' }, { id: 'judul00001' })
const card = (index: number, change: object = {}) => ({
  ...sections.grid_card.defaults.items[0],
  id: `kartu${String(index).padStart(5, '0')}`,
  title: `Kartu ${index}`,
  ...change,
})

describe('what was stored wrongly', () => {
  it.each([
    ['version 0', { ...good, id: 'rusak00001', version: 0 }],
    ['a fractional version', { ...good, id: 'rusak00001', version: 0.5 }],
    ['a version that is a word', { ...good, id: 'rusak00001', version: '1' }],
    ['no section at all', null],
    ['a number', 7],
    ['content null', { ...good, id: 'rusak00001', content: null }],
    ['no type', { ...good, id: 'rusak00001', type: undefined }],
  ])('leaves out %s and draws the rest', (_, broken) => {
    const reasons: string[] = []
    const html = draw([broken, good], { onSkipped: (_section, reason) => reasons.push(reason) })
    expect(html.match(/<section/g)).toHaveLength(1)
    expect(html).toContain('Tetap ada')
    expect(reasons).toHaveLength(1)
  })

  it.each([null, undefined, {}, [], 'putih', { tone: 'hijau', hasStep: 'ya' }])(
    'draws a section whose settings are %j with the usual ones',
    (settings) => {
      expect(draw([{ ...good, settings }])).toBe(draw([good]))
    },
  )

  it('keeps the settings that are sound', () => {
    expect(draw([{ ...good, settings: { tone: 'board', spacing: 'huge' } }])).toContain('data-tone="board"')
  })

  it('gives two sections of one id different DOM ids, and links to the first', () => {
    const twice = draw([stored('paragraph', { title: 'Satu' }), stored('paragraph', { title: 'Dua' })])
    expect([...twice.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['paragraph', 'paragraph-2'])
  })

  it('draws no link where the application gives an empty address', () => {
    const button = { label: 'Daftar', target: { kind: 'url', href: '/daftar' }, style: 'primary', note: '' }
    expect(draw([stored('headline', { cta: button })], { href: () => '/daftar' })).toContain('href="/daftar"')
    expect(draw([stored('headline', { cta: button })], { href: () => '' })).not.toContain('href=')
  })

  it('is no list: nothing is drawn', () => {
    expect(draw(null)).toBe('')
  })
})

describe('a list with more than it may hold', () => {
  const most = 12
  const cards = (count: number) => Array.from({ length: count }, (_, index) => card(index))

  it.each([13, 500])('draws the first twelve of %i cards and tells of the others', (count) => {
    const told: string[] = []
    const html = draw([stored('grid_card', { items: cards(count) })], {
      onDropped: (_section, dropped) => told.push(...dropped.map(({ message }) => message)),
    })
    expect(html).toContain('Kartu 11<')
    expect(html).not.toContain('Kartu 12<')
    expect(told).toEqual([`items: at most ${most} items, got ${count}`])
  })

  it('is refused by a save all the same', () => {
    expect(parseSection(stored('grid_card', { items: cards(13) }))).toMatchObject({
      kind: 'unknown',
      message: 'grid_card: items: at most 12 items, got 13',
    })
  })

  it('draws forty questions as far as the section goes', () => {
    const items = Array.from({ length: 40 }, (_, index) => ({
      ...sections.accordion_list.defaults.items[0],
      id: `tanya${String(index).padStart(5, '0')}`,
    }))
    expect(readSection(stored('accordion_list', { items }))).toMatchObject({ kind: 'known' })
  })
})

describe('one fault in what is good otherwise', () => {
  it('leaves out an item that is broken and tells where and why', () => {
    const told: string[] = []
    const html = draw([stored('grid_card', { items: [card(0), card(1, { title: null }), card(2)] })], {
      onDropped: (_section, dropped) => told.push(...dropped.map(({ message }) => message)),
    })
    expect(html).toContain('Kartu 0<')
    expect(html).toContain('Kartu 2<')
    expect(html).not.toContain('Kartu 1<')
    expect(told).toEqual(['items.1.title: expected string, got null'])
  })

  it('leaves out keys that the section does not know, at any depth', () => {
    const read = readSection(stored('grid_card', { hologram: 1, items: [card(0, { glow: true })] }))
    expect(read).toMatchObject({ kind: 'known', content: { items: [card(0)] } })
    expect(read.kind === 'known' && read.dropped.map(({ message }) => message)).toEqual([
      'items.0: unknown key glow',
      'content: unknown key hologram',
    ])
  })

  it('keeps the first of two items of one id', () => {
    const read = readSection(stored('grid_card', { items: [card(0), card(0, { title: 'Kembar' }), card(1)] }))
    expect(read).toMatchObject({ kind: 'known', content: { items: [card(0), card(1)] } })
  })

  it('skips the section where a value that it needs is wrong, and says which', () => {
    expect(readSection(stored('headline', { title: 5 }))).toMatchObject({
      kind: 'unknown',
      message: 'headline: title: expected string, got 5',
    })
  })
})

it('tells the form that an id has to have', () => {
  const image = { mediaId: 'kasir', alt: '', isDecorative: true }
  const read = readSection(stored('headline', { image }))
  expect(read.kind === 'unknown' && read.message).toMatch(
    /^headline: image\.mediaId: not in the form .*\{12\}.*, got "kasir"$/,
  )
  expect(readSection(stored('grid_card', { items: [card(0, { id: 'kartu' })] }))).toMatchObject({
    dropped: [{ message: expect.stringContaining('{10}') as string }],
  })
})

it('draws what is written by hand without settings, or with some, as the usual ones have it', () => {
  const { id, type, version, content } = stored('headline', {})
  const items: StoredItem[] = [{ id, type, version, content }]
  expect(draw(items)).toBe(draw([{ id, type, version, content, settings: defaultSettings }]))
  expect(draw([{ id, type, version, content, settings: { tone: 'board' } }])).toContain('data-tone="board"')
})

describe('a moment', () => {
  const until = { ...defaultSettings, schedule: { from: null, to: '2020-01-01T00:00:00Z' } }

  it('leaves out what is not scheduled then; without one every section is drawn', () => {
    expect(draw([{ ...good, settings: until }], { now: '2026-01-01T00:00:00Z' })).toBe('')
    expect(draw([{ ...good, settings: until }], { now: '2019-12-31T23:59:59Z' })).toContain('Tetap ada')
    expect(draw([{ ...good, settings: until }])).toContain('Tetap ada')
  })
})

it('is reported once, however often the list is drawn', () => {
  const reasons: string[] = []
  const items = [{ ...good, type: 'hologram' }]
  const onSkipped = (_section: unknown, reason: string) => reasons.push(reason)
  const list = <SectionList {...surroundings} items={items as never} onSkipped={onSkipped} />
  renderToStaticMarkup(list)
  renderToStaticMarkup(list)
  expect(reasons).toEqual(['no section of type hologram'])
})

describe('any JSON', () => {
  const runs = { numRuns: 300 }

  it('as a list of sections draws or is skipped, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(typeof draw(json)).toBe('string')
        expect(typeof draw([json, good])).toBe('string')
      }),
      runs,
    )
  })

  it('as a content parses to a reason, or draws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...definitions), fc.jsonValue(), (definition, content) => {
        expect(['known', 'unknown']).toContain(
          readSection({ id: 'x', type: definition.type, version: 1, content }).kind,
        )
      }),
      runs,
    )
  })

  it('in the place of one value of a sound content leaves a section that draws, or a reason', () => {
    fc.assert(
      fc.property(fc.constantFrom(...definitions), fc.nat(), fc.jsonValue(), (definition, which, json) => {
        const content = withValueAt(definition.defaults, which, json)
        const read = readSection({ id: 'x', type: definition.type, version: definition.version, content })
        const html = draw([{ ...good, type: definition.type, version: definition.version, content }])
        // A quote without words is a section with nothing to draw.
        if (read.kind === 'known') expect(html).toMatch(/^$|<section/)
        else expect(read.message).toContain(definition.type)
      }),
      { numRuns: 600 },
    )
  })
})

/** A copy with one of its values, however deep, replaced. */
function withValueAt(content: unknown, which: number, json: unknown): unknown {
  const copy: unknown = structuredClone(content)
  const places: { holder: object; key: string }[] = []
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const key of Object.keys(value)) {
      places.push({ holder: value, key })
      walk(Reflect.get(value, key))
    }
  }
  walk(copy)
  const place = places[which % places.length]
  if (place) Reflect.set(place.holder, place.key, json)
  return copy
}
