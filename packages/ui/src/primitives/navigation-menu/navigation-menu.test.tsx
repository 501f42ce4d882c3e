import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { NavigationMenu } from './navigation-menu.tsx'

const items = [
  { href: '/kelas', label: 'Kelas', isCurrent: true },
  { label: 'Layanan', items: [{ href: '/jasa', label: 'Jasa kami', text: 'Iklan dan toko Anda, kami yang kelola.' }] },
]

test('links and menus stand in one named navigation, and the open page is the current one', () => {
  const { getByRole } = drawn(<NavigationMenu label="Menu utama" items={items} />)
  expect(getByRole('navigation', { name: 'Menu utama' })).toBeDefined()
  expect(getByRole('link', { current: 'page' }).textContent).toBe('Kelas')
})

test('a menu is opened by the browser itself', () => {
  const { body, getByRole } = drawn(<NavigationMenu label="Menu utama" items={items} />)
  const target = getByRole('button', { name: 'Layanan' }).getAttribute('popovertarget')
  const menu = body.querySelector(`[id="${target}"]`)
  expect(menu?.matches('ul[popover="auto"][aria-label="Layanan"]')).toBe(true)
  expect(menu?.textContent).toBe('Jasa kamiIklan dan toko Anda, kami yang kelola.')
})
