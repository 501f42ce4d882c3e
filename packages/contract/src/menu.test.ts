import { expect, test } from 'vitest'
import { defaultMenuItems, featureOf, hidesBars, menuOf, signOutPath } from './menu.ts'
import { isSystemPath } from './paths.ts'

const labelsOf = (links: readonly { label: string }[]) => links.map(({ label }) => label)

test('the menu has the items of the specification, in its order', () => {
  const menu = menuOf({ forumEnabled: true, articlesUrl: 'https://artikel.test/' })
  expect(labelsOf(menu.members)).toEqual(['Kelas Saya', 'Produk Saya', 'Event Saya'])
  expect(labelsOf(menu.top)).toEqual(['Live Streaming', 'Forum Diskusi', 'Artikel'])
  expect(menu.groups.map(({ label, links }) => [label, ...labelsOf(links)])).toEqual([
    ['Kelas', 'Premium', 'Gratis', 'Partner'],
    ['Tools', 'Semua Tools', 'Shopeasytools', 'Robotok'],
    ['Jasa', 'Semua jasa', 'Manajemen marketplace', 'Manajemen media sosial', 'Training dan coaching'],
    ['Super Mentor', 'Tentang Super Mentor', 'Shopee', 'TikTok', 'Tokopedia'],
  ])
  expect(labelsOf(menu.links)).toEqual(['Event'])
  expect(labelsOf(menu.account)).toEqual(['Akun', 'Afiliasi', 'Keluar'])
  expect(menu.enter).toEqual({ label: 'Daftar/Masuk', href: '/login' })
})

test('an item whose flag is off is absent; forum and articles are off by default', () => {
  expect(labelsOf(menuOf().top)).toEqual(['Live Streaming'])
  expect(labelsOf(menuOf({ toolsEnabled: false, addonEnabled: false }).groups)).toEqual(['Kelas', 'Jasa'])
})

test('what admins made of it is drawn in their order, and a feature that is off takes its items along wherever they are', () => {
  const items = {
    ...defaultMenuItems,
    top: [
      { label: 'Robotok', href: '/robotok?utm_source=menu' },
      { label: 'Acara', href: '/events' },
    ],
    footer: [{ label: 'Alat', links: [{ label: 'Shopeasytools', href: '/shopeasytools' }] }],
  }
  expect(labelsOf(menuOf({ items, articlesUrl: 'https://artikel.test/' }).top)).toEqual(['Robotok', 'Acara', 'Artikel'])
  const without = menuOf({ items, toolsEnabled: false })
  expect([labelsOf(without.top), without.footer]).toEqual([['Acara'], []])
})

test.each([
  ['/tools-kami', 'tools'],
  ['/robotok-gratis#harga', 'tools'],
  ['/super-mentor-tiktok', 'addon'],
  ['/forum', 'forum'],
  ['/robotokoh', null],
  ['/super-mentorku/a', null],
  ['/forumulir', null],
  ['/events', null],
])('%s belongs to %s', (href, feature) => expect(featureOf(href)).toBe(feature))

test('every item leads to a path that no landing page may take', () => {
  const { members, top, groups, links, account, enter, footer, legal } = menuOf({ forumEnabled: true })
  const all = [
    ...members,
    ...top,
    ...links,
    ...account,
    enter,
    ...legal,
    ...[...groups, ...footer].flatMap((group) => group.links),
  ]
  expect(all.filter(({ href }) => !isSystemPath(href))).toEqual([])
  expect(isSystemPath(signOutPath)).toBe(true)
})

test.each(['/login', '/reset-password', '/reset-password/baru', '/admin', '/admin/landing-pages'])(
  'there are no bars on %s',
  (path) => {
    expect(hidesBars(path)).toBe(true)
  },
)

test.each(['/', '/loginan', '/administrasi', '/profile/7', '/kelas/admin'])('there are bars on %s', (path) => {
  expect(hidesBars(path)).toBe(false)
})
