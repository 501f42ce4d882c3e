import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { labelsEn } from '../labels-en.ts'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { examples } from './suitable-for.examples.ts'
import { suitableFor } from './suitable-for.section.ts'
import SuitableForView from './suitable-for.view.tsx'

type Content = (typeof suitableFor)['defaults']
const draw = (content: Content, rest: Partial<PageContext> = {}) =>
  renderToStaticMarkup(
    <SuitableForView content={content} page={storyPage('suitable_for', {}, rest)} slot={(_path, node) => node} />,
  )
const { sides, checklist, personas } = examples

describe('both sides', () => {
  it('have a heading each, in the page’s language', () => {
    expect(draw(sides.content)).toMatch(/<h3[^>]*>Cocok untuk Anda yang<\/h3>.*<h3[^>]*>Belum cocok bila<\/h3>/)
    expect(draw(sides.content, { labels: labelsEn })).toMatch(/For you who.*Not yet if/)
  })

  it('lose the one that has no sentence, heading included', () => {
    expect(draw({ ...sides.content, no: [{ id: 'belum-9999', text: ' ' }] })).not.toContain('Belum cocok bila')
    expect(draw({ ...sides.content, yes: [] })).not.toContain('Cocok untuk Anda yang')
  })
})

describe('the checklist', () => {
  it('has a native box a sentence, labelled by it, that is part of no form', () => {
    const html = draw(checklist.content)
    expect(html.match(/<label><input type="checkbox"[^>]*\/><span>[^<]+<\/span><\/label>/g)).toHaveLength(4)
    expect(html).not.toMatch(/<form|name="/)
  })

  it('says of how many the ticks are, after the boxes that are counted', () => {
    const html = draw(checklist.content)
    expect(html).toContain('dari 4 cocok')
    expect(html.indexOf('dari 4 cocok')).toBeGreaterThan(html.lastIndexOf('<input'))
  })

  it('still says whom it does not suit', () => {
    expect(draw(checklist.content)).toContain('Belum cocok bila')
    expect(draw(examples.checklistOnlyYes.content)).not.toContain('Belum cocok bila')
  })
})

it('personas and sentences are kept apart: switching the layout loses neither', () => {
  const switched = { ...personas.content, layout: 'sides' } as const
  expect(suitableFor.content.parse(switched)).toEqual(switched)
  expect(draw(personas.content)).not.toContain('Belum cocok')
  expect(draw(switched)).not.toContain('Penjual di lokapasar')
})

describe('what is missing', () => {
  it('is asked for by the layout that needs it', () => {
    const content = { ...sides.content, yes: [], personas: [] }
    expect(suitableFor.check?.(content)?.map(({ path }) => path)).toEqual([['yes']])
    expect(suitableFor.check?.({ ...content, layout: 'personas' })?.map(({ path }) => path)).toEqual([['personas']])
    expect(suitableFor.check?.(sides.content)).toEqual([])
  })

  it('is found on both sides', () => {
    const blank = [{ id: 'kosong-001', text: '' }]
    expect(suitableFor.check?.({ ...sides.content, yes: blank, no: blank })?.map(({ path }) => path[0])).toEqual([
      'yes',
      'no',
    ])
  })
})
