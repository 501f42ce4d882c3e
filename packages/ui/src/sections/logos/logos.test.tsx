import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { storyPage } from '../parts/story-media.ts'
import { logoHeight } from './logo-mark.tsx'
import { examples } from './logos.examples.ts'
import { logos, type LogosContent } from './logos.section.ts'
import LogosView from './logos.view.tsx'

const draw = (content: LogosContent) =>
  renderToStaticMarkup(<LogosView content={content} page={storyPage('logos')} slot={(_path, node) => node} />)

describe.each(['line', 'plates', 'register'] as const)('as %s', (layout) => {
  test('a logo is read out by its name, once', () => {
    const items = examples.lineOfPictures.content.items.map((item) => ({
      ...item,
      logo: { ...item.logo, alt: 'Gambar logo', isDecorative: false },
    }))
    const html = draw({ ...examples.lineOfPictures.content, layout, items })
    expect(html.match(/<img[^>]*alt=""/g)).toHaveLength(5)
    expect(html.match(/ui:sr-only">Koperasi Sekar Wangi</g)).toHaveLength(1)
  })

  test('a name leads to what is written about it, and is plain without', () => {
    const [first] = examples.line.content.items
    if (!first) throw new Error('the example has names')
    const one = (href: string) =>
      draw({ ...examples.line.content, layout, items: [{ ...first, target: { kind: 'url', href } }] })
    expect(one('/berita')).toMatch(/<a [^>]*href="\/berita"[^>]*>.*Koperasi Sekar Wangi/)
    expect(one('')).not.toContain('<a ')
  })
})

test('logos weigh the same to the eye: the wider, the lower', () => {
  const shapes = [1, 1.4, 2, 3, 5, 7]
  const rems = shapes.map((wide) => Number(/([\d.]+)rem/.exec(logoHeight({ width: wide * 100, height: 100 }))?.[1]))
  expect(rems).toEqual(rems.toSorted((one, other) => other - one))
  const areas = rems.map((high, index) => high * high * (shapes[index] ?? 1))
  expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(2)
})

test('what was done together is said in the guest book only', () => {
  expect(draw(examples.register.content)).toContain('<p>Pelatihan kasir, 2025</p>')
  expect(draw(examples.line.content)).not.toContain('Pelatihan kasir')
})

test('is not finished while a name is missing', () => {
  const messages = (items: LogosContent['items']) =>
    logos.check?.({ ...logos.defaults, items }).map(({ message }) => message)
  expect(messages(logos.defaults.items)).toEqual([])
  expect(messages([])).toEqual(['Belum ada nama satu pun'])
  expect(messages(logos.defaults.items.map((item) => ({ ...item, name: '' })))).toHaveLength(3)
})
