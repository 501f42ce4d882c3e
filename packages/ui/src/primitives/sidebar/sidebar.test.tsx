import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { sidebarLabelsEn } from './sidebar.labels.ts'
import { Sidebar, type SidebarProps } from './sidebar.tsx'

const groups: SidebarProps['groups'] = [
  { items: [{ href: '/ringkasan', label: 'Ringkasan' }] },
  {
    label: 'Pemasaran',
    items: [
      { href: '/prospek', label: 'Prospek', isCurrent: true },
      { href: '/kampanye', label: 'Kampanye' },
    ],
  },
]

test('groups are named lists of links, and the open screen is the current one', () => {
  const { getAllByRole } = drawn(<Sidebar groups={groups} />)
  const [list] = getAllByRole('list', { name: 'Pemasaran' })
  expect(list?.textContent).toBe('ProspekKampanye')
  const [current] = getAllByRole<HTMLAnchorElement>('link', { current: 'page' })
  expect([current?.textContent, current?.getAttribute('href')]).toEqual(['Prospek', '/prospek'])
})

test('without script the button still opens the drawer, which holds the same links', () => {
  const { body, getByRole } = drawn(<Sidebar groups={groups} />)
  const button = getByRole('button', { name: 'Buka menu' })
  expect(button.getAttribute('command')).toBe('show-modal')
  const drawer = body.querySelector(`[id="${button.getAttribute('commandfor')}"]`)
  expect(drawer?.matches('dialog')).toBe(true)
  expect([...(drawer?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Ringkasan',
    'Prospek',
    'Kampanye',
  ])
})

test('in English its buttons are English', () => {
  const { getByRole } = drawn(<Sidebar groups={groups} labels={sidebarLabelsEn} />)
  expect(getByRole('button', { name: 'Open the menu' })).toBeDefined()
})
