import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyPage } from '../parts/story-media.ts'
import { logoHeight } from './logo-mark.tsx'
import { examples } from './logos.examples.ts'
import { logos, type LogosContent } from './logos.section.ts'
import LogosView from './logos.view.tsx'

const draw = (content: LogosContent) =>
  drawn(<LogosView content={content} page={storyPage('logos')} slot={(_path, node) => node} />)

describe.each(['line', 'plates', 'register'] as const)('as %s', (layout) => {
  test('a logo is read out by its name, once', () => {
    const items = examples.lineOfPictures.content.items.map((item) => ({
      ...item,
      logo: { ...item.logo, alt: 'Gambar logo', isDecorative: false },
    }))
    const { body, getAllByText } = draw({ ...examples.lineOfPictures.content, layout, items })
    const alts = [...body.querySelectorAll('img')].map((logo) => logo.getAttribute('alt'))
    expect(alts).toEqual(['', '', '', '', ''])
    expect(getAllByText('Koperasi Sekar Wangi')).toHaveLength(1)
  })

  test('a name links to an article about it, and is text without a target', () => {
    const [first] = examples.line.content.items
    if (!first) throw new Error('the example has names')
    const linkOf = (href: string) =>
      draw({ ...examples.line.content, layout, items: [{ ...first, target: { kind: 'url', href } }] }).queryByRole(
        'link',
        { name: /Koperasi Sekar Wangi/ },
      )
    expect(linkOf('/berita')?.getAttribute('href')).toBe('/berita')
    expect(linkOf('')).toBeNull()
  })
})

test('logos cover a similar area: the wider, the lower', () => {
  const shapes = [1, 1.4, 2, 3, 5, 7]
  const rems = shapes.map((wide) => Number(/([\d.]+)rem/.exec(logoHeight({ width: wide * 100, height: 100 }))?.[1]))
  expect(rems).toEqual(rems.toSorted((one, other) => other - one))
  const areas = rems.map((high, index) => high * high * (shapes[index] ?? 1))
  expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(2)
})

test('the cooperation is described in the register layout only', () => {
  expect(draw(examples.register.content).getByText('Pelatihan kasir, 2025')).toBeDefined()
  expect(draw(examples.line.content).words).not.toContain('Pelatihan kasir')
})

test('is incomplete while a name is missing', () => {
  const messages = (items: LogosContent['items']) =>
    logos.check?.({ ...logos.defaults, items }).map(({ message }) => message)
  expect(messages(logos.defaults.items)).toEqual([])
  expect(messages([])).toEqual(['Belum ada nama satu pun'])
  expect(messages(logos.defaults.items.map((item) => ({ ...item, name: '' })))).toHaveLength(3)
})
