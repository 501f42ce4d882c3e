import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from './icon.tsx'
import { IconShape } from './icon-shape.tsx'
import { contentIcons, interfaceIcons } from './icon-table.ts'
import { toko } from './content-icons.ts'
import { iconNames, icons, isIconName, searchIcons } from './icon-names.ts'
import { Logo } from './logo.tsx'
import { Mark } from './mark.tsx'

test('there are 64 icons for content, and no name stands for two', () => {
  expect(iconNames).toHaveLength(64)
  expect(Object.keys(icons)).toHaveLength(Object.keys(contentIcons).length + Object.keys(interfaceIcons).length)
})

test('each icon stays within the 24 grid', () => {
  for (const [name, { d, fill }] of Object.entries(icons)) {
    expect(d !== '' || fill !== undefined, name).toBe(true)
    const absolute = [...`${d} ${fill ?? ''}`.matchAll(/[ML](-?[\d.]+)[ ,](-?[\d.]+)/g)].flatMap(([, x, y]) => [
      Number(x),
      Number(y),
    ])
    for (const value of absolute) {
      expect(value, name).toBeGreaterThanOrEqual(1)
      expect(value, name).toBeLessThanOrEqual(23)
    }
  }
})

test('no two icons are drawn alike', () => {
  const drawings = Object.values(icons).map(({ d, fill }) => `${d}|${fill ?? ''}`)
  expect(new Set(drawings).size).toBe(drawings.length)
})

test('an icon is found by its Indonesian and its English name', () => {
  expect(searchIcons('keranjang')).toContain('keranjang')
  expect(searchIcons('BASKET')).toEqual(['keranjang'])
  for (const [word, name] of [
    ['shop', 'toko'],
    ['cart', 'keranjang'],
    ['help', 'tanya'],
    ['email', 'surat'],
  ] as const)
    expect(searchIcons(word), word).toContain(name)
  expect(searchIcons('')).toHaveLength(64)
  expect(searchIcons('roket')).toEqual([])
})

test('a stored name that is none is known for it', () => {
  expect(isIconName('toko')).toBe(true)
  expect(isIconName('toString')).toBe(false)
})

test('an icon is silent beside words and named where it stands alone', () => {
  expect(renderToStaticMarkup(<Icon name="toko" />)).toContain('aria-hidden="true"')
  expect(renderToStaticMarkup(<Icon name="toko" label="Toko" />)).toMatch(/role="img" aria-label="Toko"/)
})

test('a level is told by how many of the three bars are filled', () => {
  const dimmed = (filled: 1 | 3) => (renderToStaticMarkup(<Mark filled={filled} />).match(/opacity=/g) ?? []).length
  expect(dimmed(1)).toBe(2)
  expect(dimmed(3)).toBe(0)
})

test('the logo says the name once', () => {
  expect(renderToStaticMarkup(<Logo />).match(/Naikkelas/g)).toHaveLength(1)
  expect(renderToStaticMarkup(<Logo label="" />)).not.toContain('aria-label')
})

test('an icon drawn by itself is the one of its name', () => {
  expect(renderToStaticMarkup(<IconShape of={toko} size={16} />)).toBe(
    renderToStaticMarkup(<Icon name="toko" size={16} />),
  )
})
