import { expect, test } from 'vitest'
import { drawn } from '../../../../scripts/tests/setup/drawn.ts'
import { Icon } from './icon.tsx'
import { IconShape } from './icon-shape.tsx'
import { contentIcons, interfaceIcons } from './icon-table.ts'
import { toko } from './content-icons.ts'
import { iconNames, icons, isIconName } from './icon-names.ts'
import { Logo } from './logo.tsx'
import { searchIcons } from './search-icons.ts'
import { Mark } from './mark.tsx'

test('there are 64 icons for content, each with a name of its own', () => {
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

test('a stored name that is not an icon is recognised', () => {
  expect(isIconName('toko')).toBe(true)
  expect(isIconName('toString')).toBe(false)
})

test('an icon is hidden from screen readers unless it has a label', () => {
  expect(drawn(<Icon name="toko" />).queryByRole('img')).toBeNull()
  expect(
    drawn(<Icon name="toko" />)
      .body.querySelector('svg')
      ?.getAttribute('aria-hidden'),
  ).toBe('true')
  expect(drawn(<Icon name="toko" label="Toko" />).getByRole('img', { name: 'Toko' })).toBeDefined()
})

test('a level is shown by how many of the three bars are filled', () => {
  const dimmed = (filled: 1 | 3) => drawn(<Mark filled={filled} />).body.querySelectorAll('[opacity]').length
  expect(dimmed(1)).toBe(2)
  expect(dimmed(3)).toBe(0)
})

test('the logo is named once, or not at all beside its name', () => {
  expect(drawn(<Logo />).getAllByRole('img', { name: 'Naikkelas' })).toHaveLength(1)
  expect(drawn(<Logo label="" />).body.querySelector('[aria-label]')).toBeNull()
})

test('a shape is drawn like the icon of its name', () => {
  expect(drawn(<IconShape of={toko} size={16} />).body.innerHTML).toBe(
    drawn(<Icon name="toko" size={16} />).body.innerHTML,
  )
})
