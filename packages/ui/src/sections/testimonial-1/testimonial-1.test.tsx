import { describe, expect, it } from 'vitest'
import { drawn, emptyElements } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyPage } from '../parts/story-media.ts'
import { noImage } from '../values.ts'
import { examples } from './testimonial-1.examples.ts'
import { testimonial1 } from './testimonial-1.section.ts'
import Testimonial1View from './testimonial-1.view.tsx'

type Content = (typeof testimonial1)['defaults']
const draw = (content: Content) =>
  drawn(<Testimonial1View content={content} page={storyPage('testimonial_1')} slot={(_path, node) => node} />)
const story = examples.story.content
const emptyBoxes = (body: HTMLElement) => emptyElements(body, 'div')

describe('the leading story', () => {
  it('is quoted with name, role and city of the person in its caption', () => {
    const { getByRole, body } = draw(story)
    expect(getByRole('blockquote').textContent).toMatch(/^Dulu saya menyalin/)
    expect(body.querySelector('blockquote + figcaption')?.textContent).toMatch(
      /Wulan Anggraini.*Admin toko daring, .*Sleman/,
    )
  })

  it('shows the result, and nothing in its place without one', () => {
    expect(draw(story).getByText('3 jam jadi 20 menit')).toBeDefined()
    expect(draw({ ...story, result: '' }).queryByText('3 jam jadi 20 menit')).toBeNull()
  })

  it('links to its source with the name of the person', () => {
    const link = draw(story).getByRole('link', { name: 'Lihat aslinya dari Wulan Anggraini' })
    expect(link.getAttribute('href')).toBe('https://contoh.id/ulasan/wulan')
    expect(draw({ ...story, source: { kind: 'url', href: '' } }).queryByRole('link')).toBeNull()
  })

  it('never shows the day of consent', () => {
    expect(draw({ ...story, consentedAt: '2026-03-14T03:00:00Z' }).body.innerHTML).toBe(draw(story).body.innerHTML)
  })

  it('leaves no empty frame without a portrait', () => {
    const { body } = draw({ ...story, image: noImage })
    expect(body.querySelector('img, picture')).toBeNull()
    expect(emptyBoxes(body)).toEqual([])
  })

  it('loads nothing of a video until a visitor opens it', () => {
    const { body } = draw(examples.film.content)
    expect(body.querySelector('details')?.open).toBe(false)
    expect(body.querySelector('details iframe')?.getAttribute('loading')).toBe('lazy')
    expect(draw(examples.filmWithoutVideo.content).body.querySelector('iframe')).toBeNull()
  })

  it('leaves no empty column without video and picture', () => {
    expect(emptyBoxes(draw(examples.filmWithoutPicture.content).body)).toEqual([])
  })

  it('is incomplete without a quote or a name', () => {
    expect(Object.keys(testimonial1.complete)).toEqual(['quote', 'name'])
  })
})
