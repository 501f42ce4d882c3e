import { within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { drawn, isBefore } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { examples } from './background-full.examples.ts'
import { backgroundFull } from './background-full.section.ts'
import BackgroundFullView from './background-full.view.tsx'

type Content = Parameters<typeof BackgroundFullView>[0]['content']
const draw = (content: Content, rest: Partial<PageContext> = {}) =>
  drawn(
    <BackgroundFullView content={content} page={storyPage('background_full', {}, rest)} slot={(_path, node) => node} />,
  )

describe('one message over the whole width', () => {
  it('is dark when it is new', () => {
    expect(backgroundFull.settings?.tone).toBe('board')
  })

  it('shows its picture in every layout but the number', () => {
    const image = examples.photo.content.image
    for (const layout of ['board', 'photo', 'quote'] as const)
      expect(draw({ ...examples.board.content, layout, image }).body.querySelector('img')?.src).toContain(
        'toko-senja.svg',
      )
    expect(draw({ ...examples.number.content, image }).body.querySelector('img')).toBeNull()
  })

  it('is a quotation with its author, and keeps the heading', () => {
    const { getByRole } = draw(examples.quote.content)
    const quote = getByRole('blockquote')
    expect(within(quote).getByRole('heading', { level: 2 }).textContent).toMatch(/^Laporan Senin/)
    expect(quote.nextElementSibling?.tagName).toBe('FIGCAPTION')
    expect(quote.nextElementSibling?.textContent).toMatch(/^Wulan Anggraini/)
  })

  it('shows its title in a sample without a number', () => {
    const { getByRole } = draw({ ...examples.number.content, value: '', title: 'Judul' }, { isSample: true })
    expect(getByRole('heading', { name: 'Judul' })).toBeDefined()
  })

  it('ends with its button, not with its picture', () => {
    const { body, getAllByRole, getByRole } = draw({
      ...examples.board.content,
      image: examples.photo.content.image,
    })
    const picture = body.querySelector('img')!
    expect(isBefore(picture, getByRole('heading', { level: 2 }))).toBe(true)
    expect(isBefore(picture, getAllByRole('link').at(-1)!)).toBe(true)
  })

  it('requires the number before publishing in the number layout', () => {
    const number = { ...backgroundFull.defaults, layout: 'number' as const }
    expect(backgroundFull.check?.(number)).toEqual([{ path: ['value'], message: 'Angka besar belum diisi' }])
    expect(backgroundFull.check?.({ ...number, value: '94%' })).toEqual([])
    expect(backgroundFull.check?.(backgroundFull.defaults)).toEqual([])
  })
})
