import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { examples } from './background-full.examples.ts'
import { backgroundFull } from './background-full.section.ts'
import BackgroundFullView from './background-full.view.tsx'

type Content = Parameters<typeof BackgroundFullView>[0]['content']
const draw = (content: Content, rest: Partial<PageContext> = {}) =>
  renderToStaticMarkup(
    <BackgroundFullView content={content} page={storyPage('background_full', {}, rest)} slot={(_path, node) => node} />,
  )

describe('one message over the whole width', () => {
  it('stands on the dark ground when it is new', () => {
    expect(backgroundFull.settings?.tone).toBe('board')
  })

  it('keeps its words off the photo: they stand on a panel of their own', () => {
    const html = draw(examples.photo.content)
    const panel = html.slice(html.indexOf('<div class="ui:photo-panel"'))
    expect(panel).toContain('Siap membaca angka usaha Anda?')
    expect(panel).not.toContain('<img')
  })

  it('shows its picture in every layout but the number', () => {
    const image = examples.photo.content.image
    for (const layout of ['board', 'photo', 'quote'] as const)
      expect(draw({ ...examples.board.content, layout, image })).toContain('toko-senja.svg')
    expect(draw({ ...examples.number.content, image })).not.toContain('<img')
  })

  it('quotes as a quotation, with who said it, and keeps the heading', () => {
    expect(draw(examples.quote.content)).toMatch(
      /<blockquote>.*<h2[^>]*>Laporan Senin.*<\/h2><\/blockquote><figcaption><p[^>]*>Wulan Anggraini/,
    )
  })

  it('draws a number as large as its characters allow', () => {
    const size = (value: string) =>
      /ui:number(?: ui:number-[lm])?"/.exec(draw({ ...examples.number.content, value }))?.[0]
    expect(size('94%')).toBe('ui:number ui:number-l"')
    expect(size('6 jam')).toBe('ui:number ui:number-m"')
    expect(size('Rp550.000')).toBe('ui:number"')
  })

  it('keeps the room of its words while the number is still to be written', () => {
    const html = draw({ ...examples.number.content, value: '', title: 'Judul' }, { isCanvas: true })
    expect(html).not.toContain('ui:big-number')
    expect(html).toContain('class="ui:number"')
  })

  it('ends with its button, not with its picture', () => {
    const html = draw({ ...examples.board.content, image: examples.photo.content.image })
    expect(html.indexOf('<img')).toBeLessThan(html.indexOf('<h2'))
    expect(html.lastIndexOf('</a>')).toBeGreaterThan(html.indexOf('<img'))
  })

  it('asks for the number before it is published as one', () => {
    const number = { ...backgroundFull.defaults, layout: 'number' as const }
    expect(backgroundFull.check?.(number)).toEqual([{ path: ['value'], message: 'Angka besar belum diisi' }])
    expect(backgroundFull.check?.({ ...number, value: '94%' })).toEqual([])
    expect(backgroundFull.check?.(backgroundFull.defaults)).toEqual([])
  })
})
