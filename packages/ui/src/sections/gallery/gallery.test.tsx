import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { storyPage } from '../parts/story-media.ts'
import type { PageContext } from '../section-view.ts'
import { noImage } from '../values.ts'
import { examples } from './gallery.examples.ts'
import { gallery, type GalleryContent } from './gallery.section.ts'
import GalleryView from './gallery.view.tsx'

const draw = (content: GalleryContent, rest: Partial<PageContext> = {}) =>
  renderToStaticMarkup(
    <GalleryView content={content} page={storyPage('gallery', {}, rest)} slot={(_path, node) => node} />,
  )
const { content } = examples.mosaic

describe.each(['mosaic', 'strip', 'wall'] as const)('as %s', (layout) => {
  test('each picture opens its own large view, and that closes by a button', () => {
    const html = draw({ ...content, layout })
    const views = [...html.matchAll(/<dialog id="([^"]+)" popover="auto"/g)].map(([, id]) => id)
    expect(new Set(views).size).toBe(6)
    for (const id of views)
      expect(html.match(new RegExp(`<button[^>]*popoverTarget="${id}"[^>]*commandfor="${id}"`, 'gi'))).toHaveLength(2)
    expect(html.match(/<button[^>]*autofocus=""[^>]*popoverTargetAction="hide"/gi)).toHaveLength(6)
    expect(html).toMatch(/Perbesar: <\/span><picture[^>]*>.*?alt="Aula penuh peserta"/)
  })

  test('nothing is pressed where enlarging is switched off, and on the canvas', () => {
    expect(draw({ ...content, layout, isEnlargeable: false })).not.toMatch(/<button|popover/)
    expect(draw({ ...content, layout }, { isCanvas: true })).not.toMatch(/<button|popover/)
  })

  test('is its words alone while no picture is there', () => {
    const html = draw({ ...content, layout, items: [{ id: 'foto-00001', image: noImage, caption: 'Hari pertama' }] })
    expect(html).toContain('Suasana dua hari belajar')
    expect(html).not.toMatch(/<ul|<figure|Hari pertama/)
  })
})

test('a row of six opens with a large picture, other counts close their rows', () => {
  expect(draw(content)).toContain('ui:@lg:row-span-2')
  expect(draw(examples.mosaicOfSeven.content)).not.toContain('row-span-2')
})

test('the row that moves is reached and named by keyboard', () => {
  expect(draw(examples.strip.content)).toContain('tabindex="0" role="group" aria-label="Suasana dua hari belajar"')
})

test('a place without a picture is named before publishing', () => {
  const messages = (items: GalleryContent['items']) =>
    gallery.check?.({ ...content, items }).map(({ message }) => message)
  expect(messages([])).toEqual(['Belum ada foto satu pun'])
  expect(messages([{ id: 'foto-00001', image: noImage, caption: 'Hari pertama' }])).toEqual(['Foto ini belum dipilih'])
  expect(messages(content.items)).toEqual([])
})
