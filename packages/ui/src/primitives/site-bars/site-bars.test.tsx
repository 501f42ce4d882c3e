import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { sampleMenu } from './sample-menu.ts'
import { SiteBars, type SiteBarsProps } from './site-bars.tsx'
import { SiteFooter } from './site-footer.tsx'

const draw = (props: Partial<SiteBarsProps> = {}) =>
  drawn(<SiteBars logo="Toko" homeLabel="Toko, ke beranda" menu={sampleMenu} {...props} />)
const namesOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .filter((link) => link.closest('[hidden]') === null)
    .map(({ textContent }) => textContent)

test('a visitor finds both navigations by name, and the way to sign in', () => {
  const { getByRole, queryByText } = draw({ person: null })
  expect(namesOf(getByRole('navigation', { name: 'Utama' }))).toEqual(['Toko', 'Live Streaming', 'Artikel'])
  expect(namesOf(getByRole('navigation', { name: 'Katalog' }))).toEqual([
    'Premium',
    'Gratis',
    'Semua jasa',
    'Training dan coaching',
    'Event',
  ])
  expect(getByRole('link', { name: 'Daftar/Masuk' }).getAttribute('href')).toBe('/login')
  for (const personal of ['Kelas Saya', 'Akun', 'Keluar']) expect(queryByText(personal)).toBeNull()
})

test('a member finds the own items, and Akun, Afiliasi and Keluar in a menu with the own name', () => {
  const { body, getByRole, getAllByText, queryByRole } = draw({ person: { name: 'Ratna', href: '/profile/7' } })
  expect(namesOf(getByRole('navigation', { name: 'Utama' })).slice(1, 4)).toEqual([
    'Kelas Saya',
    'Produk Saya',
    'Event Saya',
  ])
  const button = getAllByText('Ratna')[0]?.closest('button')
  const menu = body.querySelector(`[id="${button?.getAttribute('popovertarget')}"]`) as HTMLElement
  expect(within(menu).getByText('Halo,', { exact: false }).textContent).toBe('Halo, Ratna')
  const targets = within(menu).getAllByRole('link')
  expect(targets.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Akun', '/profile/7'],
    ['Afiliasi', '/afiliasi'],
    ['Keluar', '/keluar'],
  ])
  expect(queryByRole('link', { name: 'Daftar/Masuk' })).toBeNull()
})

test('drawn for everyone, the parts of members wait hidden for a script, without a name', () => {
  const { body, getByRole, getAllByText } = draw()
  const waiting = [...body.querySelectorAll<HTMLElement>('[data-member]')]
  expect(waiting.filter((part) => !part.hasAttribute('hidden'))).toEqual([])
  expect([...body.querySelectorAll('[data-person]')].map(({ textContent }) => textContent)).toEqual(['', ''])
  for (const personal of ['Kelas Saya', 'Akun'])
    for (const item of getAllByText(personal)) expect(item.closest('[data-member][hidden]')).not.toBeNull()
  expect(getByRole('link', { name: 'Daftar/Masuk' })).toBeDefined()
})

test('a member with a picture finds it beside the own name; without one nothing takes its place', () => {
  const picture = '/api/files/0197a1c2-0000-7000-8000-000000000001'
  const shown = draw({ person: { name: 'Ratna', href: '/profile/7', picture } }).body.querySelector('[data-picture]')
  expect([shown?.getAttribute('src'), shown?.hasAttribute('hidden')]).toEqual([picture, false])
  const person = { name: 'Ratna', href: '/profile/7', picture: null }
  const none = draw({ person }).body.querySelector('[data-picture]')
  expect([none?.hasAttribute('src'), none?.hasAttribute('hidden')]).toEqual([false, true])
})

test('the drawer has the items of both bars and Afiliasi', () => {
  const { getByRole } = draw({ person: { name: 'Ratna', href: '/profile/7' } })
  const drawer = getByRole('navigation', { name: 'Menu' })
  const bars = ['Utama', 'Katalog'].flatMap((name) => namesOf(getByRole('navigation', { name })))
  expect(namesOf(drawer)).toEqual([...bars.filter((name) => name !== 'Toko'), 'Afiliasi'])
})

test('the first link of a page skips the bars', () => {
  const [first] = draw({ contentId: 'konten' }).getAllByRole('link')
  expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Lewati ke isi', '#konten'])
})

test('the item of the page itself is the current one, in the bars and in the drawer', () => {
  const { getAllByRole } = draw({ currentPath: '/events' })
  const current = getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map(({ textContent }) => textContent)).toEqual(['Event', 'Event'])
})

test('without a script, signing out is asked in a page of its own', () => {
  const { body } = draw()
  const dialog = body.querySelector('dialog')
  expect(dialog?.hasAttribute('open')).toBe(false)
  expect(dialog?.getAttribute('aria-label')).toBe('Anda yakin ingin keluar ?')
  expect([...(dialog?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual(['Batal', 'Ya'])
  expect(body.querySelector('[data-sign-out]')?.getAttribute('href')).toBe('/keluar')
})

test('the footer names its columns and the legal texts', () => {
  const { getByRole } = drawn(
    <SiteFooter logo="Toko" groups={sampleMenu.groups} legal={[{ label: 'Penafian', href: '/disclaimer' }]} />,
  )
  expect(namesOf(getByRole('navigation', { name: 'Kelas' }))).toEqual(['Premium', 'Gratis'])
  expect(namesOf(getByRole('navigation', { name: 'Ketentuan' }))).toEqual(['Penafian'])
})
