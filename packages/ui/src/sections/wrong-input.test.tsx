import fc from 'fast-check'
import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { drawn, type Drawn } from '../../../../scripts/tests/setup/drawn.ts'
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
const listOf = (items: unknown, rest: Partial<SectionListProps> = {}) => (
  <StrictMode>
    <SectionList {...surroundings} {...rest} items={items as SectionListProps['items']} />
  </StrictMode>
)
const draw = (...args: Parameters<typeof listOf>) => drawn(listOf(...args))
// Parsing each of a thousand random lists would take most of the time.
const htmlOf = (items: unknown) => renderToStaticMarkup(listOf(items))
const toneOf = ({ body }: Drawn) => body.querySelector('section')?.dataset.tone
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

describe('invalid stored data', () => {
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
    const { body, words } = draw([broken, good], { onSkipped: (_section, reason) => reasons.push(reason) })
    expect(body.querySelectorAll('section')).toHaveLength(1)
    expect(words).toContain('Tetap ada')
    expect(reasons).toHaveLength(1)
  })

  it.each([null, undefined, {}, [], 'putih', { tone: 'hijau', hasStep: 'ya' }])(
    'draws a section whose settings are %j with the default settings',
    (settings) => {
      expect(draw([{ ...good, settings }]).body.innerHTML).toBe(draw([good]).body.innerHTML)
    },
  )

  it('keeps valid settings', () => {
    expect(toneOf(draw([{ ...good, settings: { tone: 'board', spacing: 'huge' } }]))).toBe('board')
  })

  it('gives two sections of one id different DOM ids, and links to the first', () => {
    const { body } = draw([stored('paragraph', { title: 'Satu' }), stored('paragraph', { title: 'Dua' })])
    expect([...body.querySelectorAll('section')].map(({ id }) => id)).toEqual(['paragraph', 'paragraph-2'])
  })

  it('draws no link when the application returns an empty address', () => {
    const button = { label: 'Daftar', target: { kind: 'url', href: '/daftar' }, style: 'primary', note: '' }
    const linkTo = (href: string) =>
      draw([stored('headline', { cta: button })], { href: () => href }).queryByRole('link')
    expect(linkTo('/daftar')?.getAttribute('href')).toBe('/daftar')
    expect(linkTo('')).toBeNull()
  })

  it('other than a list draws nothing', () => {
    expect(draw(null).body.innerHTML).toBe('')
  })
})

describe('a list with too many items', () => {
  const most = 12
  const cards = (count: number) => Array.from({ length: count }, (_, index) => card(index))

  it.each([13, 500])('draws the first twelve of %i cards and reports the others', (count) => {
    const reported: string[] = []
    const { getByText, queryByText } = draw([stored('grid_card', { items: cards(count) })], {
      onDropped: (_section, dropped) => reported.push(...dropped.map(({ message }) => message)),
    })
    expect(getByText('Kartu 11')).toBeDefined()
    expect(queryByText('Kartu 12')).toBeNull()
    expect(reported).toEqual([`items: at most ${most} items, got ${count}`])
  })

  it('cannot be saved', () => {
    expect(parseSection(stored('grid_card', { items: cards(13) }))).toMatchObject({
      kind: 'unknown',
      message: 'grid_card: items: at most 12 items, got 13',
    })
  })

  it('of forty questions is read', () => {
    const items = Array.from({ length: 40 }, (_, index) => ({
      ...sections.accordion_list.defaults.items[0],
      id: `tanya${String(index).padStart(5, '0')}`,
    }))
    expect(readSection(stored('accordion_list', { items }))).toMatchObject({ kind: 'known' })
  })
})

describe('one error in otherwise valid data', () => {
  it('leaves out an invalid item and reports where and why', () => {
    const reported: string[] = []
    const { words } = draw([stored('grid_card', { items: [card(0), card(1, { title: null }), card(2)] })], {
      onDropped: (_section, dropped) => reported.push(...dropped.map(({ message }) => message)),
    })
    expect(words).toContain('|Kartu 0|')
    expect(words).toContain('|Kartu 2|')
    expect(words).not.toContain('|Kartu 1|')
    expect(reported).toEqual(['items.1.title: expected string, got null'])
  })

  it('leaves out unknown keys, at any depth', () => {
    const read = readSection(stored('grid_card', { hologram: 1, items: [card(0, { glow: true })] }))
    expect(read).toMatchObject({ kind: 'known', content: { items: [card(0)] } })
    expect(read.kind === 'known' && read.dropped.map(({ message }) => message)).toEqual([
      'items.0: unknown key glow',
      'content: unknown key hologram',
    ])
  })

  it('keeps the first of two items with the same id', () => {
    const read = readSection(stored('grid_card', { items: [card(0), card(0, { title: 'Kembar' }), card(1)] }))
    expect(read).toMatchObject({ kind: 'known', content: { items: [card(0), card(1)] } })
  })

  it('skips the section when a required value is invalid, and reports which', () => {
    expect(readSection(stored('headline', { title: 5 }))).toMatchObject({
      kind: 'unknown',
      message: 'headline: title: expected string, got 5',
    })
  })
})

it('reports the expected format of an id', () => {
  const image = { mediaId: 'kasir', alt: '', isDecorative: true }
  const read = readSection(stored('headline', { image }))
  expect(read.kind === 'unknown' && read.message).toMatch(
    /^headline: image\.mediaId: not in the form .*\{12\}.*, got "kasir"$/,
  )
  expect(readSection(stored('grid_card', { items: [card(0, { id: 'kartu' })] }))).toMatchObject({
    dropped: [{ message: expect.stringContaining('{10}') as string }],
  })
})

it('fills in default settings for sections written by hand', () => {
  const { id, type, version, content } = stored('headline', {})
  const items: StoredItem[] = [{ id, type, version, content }]
  const complete = draw([{ id, type, version, content, settings: defaultSettings }])
  expect(draw(items).body.innerHTML).toBe(complete.body.innerHTML)
  expect(toneOf(draw([{ id, type, version, content, settings: { tone: 'board' } }]))).toBe('board')
})

describe('the current time', () => {
  const until = { ...defaultSettings, schedule: { from: null, to: '2020-01-01T00:00:00Z' } }

  it('hides sections outside their schedule; without it every section is drawn', () => {
    expect(draw([{ ...good, settings: until }], { now: '2026-01-01T00:00:00Z' }).body.innerHTML).toBe('')
    expect(draw([{ ...good, settings: until }], { now: '2019-12-31T23:59:59Z' }).words).toContain('Tetap ada')
    expect(draw([{ ...good, settings: until }]).words).toContain('Tetap ada')
  })
})

it('an unknown section is reported once, however often the list is drawn', () => {
  const reasons: string[] = []
  const items = [{ ...good, type: 'hologram' }]
  const onSkipped = (_section: unknown, reason: string) => reasons.push(reason)
  const list = <SectionList {...surroundings} items={items as never} onSkipped={onSkipped} />
  drawn(list)
  drawn(list)
  expect(reasons).toEqual(['no section of type hologram'])
})

describe('any JSON', () => {
  const runs = { numRuns: 300 }

  it('as a list of sections is drawn or skipped, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(() => htmlOf(json)).not.toThrow()
        expect(() => htmlOf([json, good])).not.toThrow()
      }),
      runs,
    )
  })

  it('as content is read or reported as invalid', () => {
    fc.assert(
      fc.property(fc.constantFrom(...definitions), fc.jsonValue(), (definition, content) => {
        expect(['known', 'unknown']).toContain(
          readSection({ id: 'x', type: definition.type, version: 1, content }).kind,
        )
      }),
      runs,
    )
  })

  it('in place of one value of valid content leaves a section that is drawn or reported', () => {
    fc.assert(
      fc.property(fc.constantFrom(...definitions), fc.nat(), fc.jsonValue(), (definition, which, json) => {
        const content = withValueAt(definition.defaults, which, json)
        const read = readSection({ id: 'x', type: definition.type, version: definition.version, content })
        const html = htmlOf([{ ...good, type: definition.type, version: definition.version, content }])
        // A quote without text is a section with nothing to draw.
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
