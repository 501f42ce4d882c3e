import { describe, expect, it } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { noLink } from '../values.ts'
import { examples } from './coach.examples.ts'
import { coach } from './coach.section.ts'
import CoachView from './coach.view.tsx'

type Content = (typeof coach)['defaults']
const draw = (content: Content, rest: Partial<PageContext> = {}) =>
  drawn(<CoachView content={content} page={storyPage('coach', {}, rest)} slot={(_path, node) => node} />)
const { portrait, letter, team } = examples
const [sinta] = portrait.content.people

describe('a coach', () => {
  it('is a heading one level below the title, in every layout', () => {
    for (const { content } of [portrait, letter, team]) {
      expect(draw(content).getByRole('heading', { name: 'Sinta Maharani', level: 3 })).toBeDefined()
      const opening = draw(content, { headingLevel: 1 })
      expect(opening.getByRole('heading', { name: 'Sinta Maharani', level: 2 })).toBeDefined()
    }
  })

  it('has numbers as pairs of term and value', () => {
    const term = draw(portrait.content).getByText('menyusun laporan toko')
    expect(term.tagName).toBe('DT')
    expect(term.nextElementSibling?.outerHTML).toBe('<dd>11 tahun</dd>')
  })

  it('has neither numbers nor links when none are given', () => {
    const { body, queryByRole } = draw(examples.portraitWithoutNumbers.content)
    expect(body.querySelector('dl')).toBeNull()
    expect(queryByRole('link')).toBeNull()
  })

  it('leaves no frame without a picture', () => {
    expect(draw(examples.portraitWithoutPicture.content).body.querySelector('img, picture')).toBeNull()
    expect(draw(portrait.content).body.querySelector('img')).not.toBeNull()
  })

  it('shows a link without a target as text and reports it', () => {
    if (!sinta) throw new Error('the example has a person')
    const people = [{ ...sinta, links: [{ id: 'taut-90001', label: 'Kanal saya', target: noLink }] }]
    const content = { ...portrait.content, people }
    const item = draw(content).getByText('Kanal saya')
    expect(item.closest('li')).not.toBeNull()
    expect(item.closest('a')).toBeNull()
    expect(coach.check?.(content)).toEqual([
      { path: ['people', sinta.id, 'links', 'taut-90001', 'target'], message: 'Tautan ini belum punya tujuan' },
    ])
  })

  it('opens WhatsApp with the number given', () => {
    const hrefs = draw(team.content)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toContain('https://wa.me/6281200001234')
  })
})
