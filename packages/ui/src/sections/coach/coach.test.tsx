import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { noLink } from '../values.ts'
import { examples } from './coach.examples.ts'
import { coach } from './coach.section.ts'
import CoachView from './coach.view.tsx'

type Content = (typeof coach)['defaults']
const draw = (content: Content, rest: Partial<PageContext> = {}) =>
  renderToStaticMarkup(<CoachView content={content} page={storyPage('coach', {}, rest)} slot={(_path, node) => node} />)
const { portrait, letter, team } = examples
const [sinta] = portrait.content.people

describe('a coach', () => {
  it('is a heading one level below the title, in every layout', () => {
    for (const { content } of [portrait, letter, team]) {
      expect(draw(content)).toMatch(/<h3[^>]*>Sinta Maharani<\/h3>/)
      expect(draw(content, { headingLevel: 1 })).toMatch(/<h2[^>]*>Sinta Maharani<\/h2>/)
    }
  })

  it('brings numbers as pairs of word and value', () => {
    expect(draw(portrait.content)).toMatch(/<dt>menyusun laporan toko<\/dt><dd>11 tahun<\/dd>/)
  })

  it('has neither steps nor links where none are given', () => {
    const html = draw(examples.portraitWithoutNumbers.content)
    expect(html).not.toContain('<dl')
    expect(html).not.toContain('<a ')
  })

  it('without a picture keeps the words in one column', () => {
    expect(draw(examples.portraitWithoutPicture.content)).not.toContain('ui:profile-pictured')
    expect(draw(portrait.content)).toContain('ui:profile-pictured')
  })

  it('with a link that leads nowhere keeps its words, unlinked, and reports it', () => {
    if (!sinta) throw new Error('the example has a person')
    const people = [{ ...sinta, links: [{ id: 'taut-90001', label: 'Kanal saya', target: noLink }] }]
    const content = { ...portrait.content, people }
    expect(draw(content)).toContain('<li>Kanal saya</li>')
    expect(coach.check?.(content)).toEqual([
      { path: ['people', sinta.id, 'links', 'taut-90001', 'target'], message: 'Tautan ini belum punya tujuan' },
    ])
  })

  it('opens WhatsApp with the number given', () => {
    expect(draw(team.content)).toContain('href="https://wa.me/6281200001234"')
  })
})

it('a team of up to four climbs in one row, a larger one shares a grid', () => {
  expect(draw(team.content)).toContain('ui:rising')
  expect(draw(examples.teamOfFive.content)).not.toContain('ui:rising')
  expect(draw(examples.teamOfFive.content).match(/@lg:col-span-6/g)).toHaveLength(2)
})
