import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { storyPage } from '../parts/story-media.ts'
import { noImage } from '../values.ts'
import { examples } from './testimonial-1.examples.ts'
import { testimonial1 } from './testimonial-1.section.ts'
import Testimonial1View from './testimonial-1.view.tsx'

type Content = (typeof testimonial1)['defaults']
const draw = (content: Content) =>
  renderToStaticMarkup(
    <Testimonial1View content={content} page={storyPage('testimonial_1')} slot={(_path, node) => node} />,
  )
const story = examples.story.content

describe('the leading story', () => {
  it('is said by the person in its caption: name, role and city', () => {
    expect(draw(story).replace(/<[^>]+>/g, '|')).toMatch(
      /Dulu saya menyalin.*Wulan Anggraini.*Admin toko daring, .*?Sleman/,
    )
    expect(draw(story)).toMatch(/<blockquote[^>]*>Dulu saya[^<]+<\/blockquote><figcaption/)
  })

  it('marks the result, and makes the words large where there is none', () => {
    expect(draw(story)).toContain('<span class="ui:stabilo">3 jam jadi 20 menit</span>')
    expect(draw(story)).not.toContain('ui:story-quote-alone')
    expect(draw({ ...story, result: '' })).toContain('ui:story-quote-alone')
  })

  it('leads to where it was first said, naming whose words those are', () => {
    expect(draw(story)).toMatch(
      /<a [^>]*href="https:\/\/contoh\.id\/ulasan\/wulan"[^>]*>Lihat aslinya <span[^>]*>dari Wulan Anggraini/,
    )
    expect(draw({ ...story, source: { kind: 'url', href: '' } })).not.toContain('<a ')
  })

  it('never shows the day of consent', () => {
    expect(draw({ ...story, consentedAt: '2026-03-14T03:00:00Z' })).toBe(draw(story))
  })

  it('leaves no empty frame where a portrait would stand', () => {
    expect(draw({ ...story, image: noImage })).not.toContain('ui:stepped-ground')
  })

  it('fetches nothing of a film before it is asked for', () => {
    const html = draw(examples.film.content)
    expect(html).toMatch(/<details(?![^>]*open)[^>]*><summary>/)
    expect(html).toMatch(/<iframe[^>]*loading="lazy"/)
    expect(draw(examples.filmWithoutVideo.content)).not.toContain('<iframe')
  })

  it('has the panel to itself while there is neither film nor picture', () => {
    expect(draw(examples.film.content)).toContain('ui:film-beside')
    expect(draw(examples.filmWithoutPicture.content)).not.toMatch(/ui:film-beside|<div><\/div>/)
  })

  it('is unfinished without words or without a name', () => {
    expect(Object.keys(testimonial1.complete)).toEqual(['quote', 'name'])
  })
})
