import { describe, expect, it } from 'vitest'
import { drawn, isBefore } from '../../../../../scripts/tests/setup/drawn.ts'
import { labelsEn } from '../labels-en.ts'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { examples } from './suitable-for.examples.ts'
import { suitableFor } from './suitable-for.section.ts'
import SuitableForView from './suitable-for.view.tsx'

type Content = (typeof suitableFor)['defaults']
const draw = (content: Content, rest: Partial<PageContext> = {}) =>
  drawn(<SuitableForView content={content} page={storyPage('suitable_for', {}, rest)} slot={(_path, node) => node} />)
const { sides, checklist, personas } = examples

describe('both sides', () => {
  it('have a heading each, in the page’s language', () => {
    const headings = (labels?: typeof labelsEn) =>
      draw(sides.content, labels && { labels })
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent)
    expect(headings()).toEqual(['Cocok untuk Anda yang', 'Belum cocok bila'])
    expect(headings(labelsEn)).toEqual([expect.stringContaining('For you who'), expect.stringContaining('Not yet if')])
  })

  it('are left out with their heading without a sentence', () => {
    expect(draw({ ...sides.content, no: [{ id: 'belum-9999', text: ' ' }] }).words).not.toContain('Belum cocok bila')
    expect(draw({ ...sides.content, yes: [] }).words).not.toContain('Cocok untuk Anda yang')
  })
})

describe('the checklist', () => {
  it('has a native checkbox for each sentence, labelled by it, outside of any form', () => {
    const { body, getAllByRole } = draw(checklist.content)
    expect(getAllByRole('checkbox', { name: /\S/ })).toHaveLength(4)
    expect(body.querySelector('form, [name]')).toBeNull()
  })

  it('shows the total after the checkboxes it counts', () => {
    const { getAllByRole, getByText } = draw(checklist.content)
    expect(isBefore(getAllByRole('checkbox').at(-1)!, getByText(/dari 4 cocok/))).toBe(true)
  })

  it('also lists for which visitors it is not suitable', () => {
    expect(draw(checklist.content).words).toContain('Belum cocok bila')
    expect(draw(examples.checklistOnlyYes.content).words).not.toContain('Belum cocok bila')
  })
})

it('switching the layout loses neither personas nor sentences', () => {
  const switched = { ...personas.content, layout: 'sides' } as const
  expect(suitableFor.content.parse(switched)).toEqual(switched)
  expect(draw(personas.content).words).not.toContain('Belum cocok')
  expect(draw(switched).words).not.toContain('Penjual di marketplace')
})

describe('what is missing', () => {
  it('is reported in the layout that needs it', () => {
    const content = { ...sides.content, yes: [], personas: [] }
    expect(suitableFor.check?.(content)?.map(({ path }) => path)).toEqual([['yes']])
    expect(suitableFor.check?.({ ...content, layout: 'personas' })?.map(({ path }) => path)).toEqual([['personas']])
    expect(suitableFor.check?.(sides.content)).toEqual([])
  })

  it('is reported on both sides', () => {
    const blank = [{ id: 'kosong-001', text: '' }]
    expect(suitableFor.check?.({ ...sides.content, yes: blank, no: blank })?.map(({ path }) => path[0])).toEqual([
      'yes',
      'no',
    ])
  })
})
