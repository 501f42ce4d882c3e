import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'

/**
 * What a server component may not hold is a function, a ref or a class as a part of an element: such an element cannot
 * be sent. This draws a tree as that server does, with the React it has (`--conditions=react-server`), and refuses the
 * same. The real renderer is run by `npm run verify consumers`.
 */
const program = `
import * as React from 'react'
import * as ui from './packages/ui/exports/index.ts'
import { courseOffer, courseSections } from './packages/ui/exports/samples.ts'
import { SectionList, views } from './packages/ui/exports/sections.ts'

if ('useEffect' in React) throw new Error('this is not the React of server components')
const h = React.createElement

function send(node, path) {
  if (Array.isArray(node)) return node.forEach((one) => send(one, path))
  if (typeof node !== 'object' || node === null) return
  if (typeof node.type === 'function') return send(draw(node), path)
  const at = path + '/' + (typeof node.type === 'string' ? node.type : '')
  for (const [name, value] of Object.entries(node.props)) {
    if (name === 'children') send(value, at)
    else if (typeof value === 'function') throw new Error(at + ' was given a function as ' + name)
    else if (name === 'ref' && value) throw new Error(at + ' was given a ref')
  }
}
const internals = React.__SERVER_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
let ids = 0
function draw({ type, props }) {
  internals.H = { useId: () => 'id' + ids++, use: () => undefined, useMemo: (make) => make(), useCallback: (call) => call }
  return type(props)
}

const field = { label: 'Nama', children: h(ui.Input) }
const siteLink = { label: 'Event', href: '/events' }
const siteMenu = { members: [siteLink], top: [siteLink], groups: [{ label: 'Kelas', links: [siteLink] }], links: [siteLink], account: [siteLink], enter: siteLink }
const cases = {
  Alert: [{ title: 'Terbit', isLive: true }],
  Avatar: [{ name: 'Sari', src: '/sari.webp' }],
  AvatarGroup: [{ label: 'Tim', people: [{ name: 'Sari' }], max: 0 }],
  Badge: [{ children: 'Draf' }],
  NavigationMenu: [{ label: 'Menu utama', items: [{ label: 'Belajar', items: [{ href: '/kelas', label: 'Kelas' }] }] }],
  Sidebar: [{ groups: [{ label: 'Toko', items: [{ href: '/mitra', label: 'Mitra' }] }] }],
  Button: [{ children: 'Simpan' }, { isLoading: true, type: 'submit', children: 'Simpan' }, { asChild: true, isLoading: true, children: h('a', { href: '/' }, 'Ke') }],
  Card: [{ children: 'Isi' }],
  Checkbox: [{ label: 'Setuju' }, { label: 'Semua', isMixed: true }, { label: 'Semua', isMixed: false }, { label: 'Setuju', readOnly: true }],
  EmptyState: [{ title: 'Kosong' }],
  EventCalendar: [{ month: '2026-12', entries: [{ title: 'Temu penjual', href: '/event/temu', startsAt: '2026-12-04T12:00:00.000Z' }], hrefOf: (month) => '?bulan=' + month }],
  EventCard: [{ title: 'Temu penjual', href: '/event/temu', startsAt: '2026-12-04T12:00:00.000Z' }],
  Field: [field, { ...field, error: 'Salah', hint: 'Singkat' }],
  Fieldset: [{ legend: 'Jenis', error: 'Pilih', children: h(ui.Radio, { label: 'A' }) }],
  Form: [{ errors: [{ id: 'nama', message: 'Isi nama.' }], actions: h(ui.Button, { type: 'submit', children: 'Kirim' }) }],
  FunnelChart: [{ label: 'Corong', steps: [{ label: 'Checkout', count: 3 }, { label: 'Lunas', count: 1, amount: 9 }] }],
  Heading: [{ level: 2, children: 'Judul' }],
  Icon: [{ name: 'toko' }],
  IconButton: [{ label: 'Toko', icon: h(ui.Icon, { name: 'toko' }), isPressed: true }, { label: 'Toko', asChild: true, children: h('a', { href: '/' }) }],
  IconShape: [{ of: { en: 'dot', d: 'M1 1h1' } }],
  Image: [{ src: '/a.webp', alt: '', width: 4, height: 3, color: '#0c7a75', sources: [{ type: 'image/avif', srcSet: '/a.avif' }] }],
  Input: [{}, { start: 'Rp' }],
  Kbd: [{ keys: 'Ctrl+K' }],
  Link: [{ href: '/' }, { asChild: true, children: h('a', { href: '/' }) }],
  Logo: [{}],
  Mark: [{}],
  Pagination: [{ page: 2, pageCount: 9, hrefOf: (page) => '?page=' + page }],
  ProductCard: [{ title: 'Kelas', href: '/kelas/a', kind: 'course', price: 0 }, { title: 'Kelas', href: '/kelas/a', kind: 'course', price: 10, strikePrice: 20, seatsLeft: 2, rating: { value: 4.5, count: 9 } }],
  Progress: [{ label: 'Unggahan', value: 40 }, { label: 'Unggahan' }],
  ProgressCircle: [{ label: 'Kelas', value: 40 }, { label: 'Kelas', size: 'lg' }],
  QrCode: [{ text: 'naikkelas.id', label: 'Kode QR' }],
  Radio: [{ label: 'A' }, { label: 'A', readOnly: true }],
  RadioCard: [{ label: 'A', hint: 'B', price: 'Gratis' }, { label: 'A', readOnly: true }],
  RetentionChart: [{ label: 'Per menit', shares: [1, 0.5] }],
  SegmentedControl: [{ label: 'Jarak', options: [{ value: 'a', label: 'A' }], value: 'a' }, { label: 'Jarak', options: [{ value: 'a', label: 'A' }], defaultValue: 'a', readOnly: true }],
  Select: [{}, { readOnly: true }],
  Sheet: [{ id: 'saringan', title: 'Saring' }],
  SheetClose: [{ sheet: 'saringan', children: h('button') }],
  SheetTrigger: [{ sheet: 'saringan', children: h('button') }],
  SiteBars: [{ logo: 'Naikkelas', homeLabel: 'Ke beranda', menu: siteMenu }, { logo: 'Naikkelas', homeLabel: 'Ke beranda', menu: siteMenu, person: { name: 'Ratna', href: '/profile/7' } }],
  SiteBanners: [{ banners: [{ id: '1', alt: 'Diskon', href: '/kelas', picture: { width: 1800, height: 600, widths: [640], url: () => '/a.webp' } }] }],
  SitePopup: [{ popup: { id: '1', alt: 'Diskon', href: '/kelas', picture: { width: 1800, height: 600, widths: [640], url: () => '/a.webp' } } }],
  SiteFooter: [{ logo: 'Naikkelas', groups: [{ label: 'Bantuan', links: [{ label: 'Tutorial', href: '/tutorial' }] }], legal: [] }],
  Skeleton: [{}],
  Slider: [{}, { readOnly: true }],
  Spinner: [{}],
  StairsPicture: [{ icon: { en: 'dot', d: 'M1 1h1' } }],
  Stepper: [{ label: 'Langkah', current: 1, steps: [{ id: 'a', label: 'A', href: '/a' }, { id: 'b', label: 'B' }] }],
  Switch: [{ label: 'Aktif', hint: 'Segera' }],
  Table: [{ caption: 'Halaman', children: h('tbody') }],
  TableBody: [{}], TableCell: [{}], TableHead: [{}], TableHeader: [{ children: 'A' }], TableRow: [{ isSelected: true }],
  Text: [{ children: 'Teks' }],
  Textarea: [{}],
  WaterfallChart: [{ label: 'Pendapatan', items: [{ label: 'Kotor', amount: 3 }, { label: 'Bersih', isTotal: true }] }],
  ThemeScope: [{ theme: ui.appTheme }],
  ThemeStyle: [{ theme: ui.appTheme }],
}
const report = { undrawn: [], drawn: [], refused: [] }
for (const [name, value] of Object.entries(ui)) {
  if (!/^[A-Z]/.test(name) || typeof value !== 'function') continue
  for (const props of cases[name] ?? [{ children: 'Isi', label: 'Nama', title: 'Judul', items: [], options: [] }])
    try { send(h(value, props), name); report.drawn.push(name) } catch (error) { report.refused.push(name + ': ' + error.message) }
}
try {
  send(h(SectionList, { items: courseSections({}), views, offer: courseOffer, media: () => null, href: () => '#' }), 'SectionList')
  report.drawn.push('SectionList')
} catch (error) { report.refused.push('SectionList: ' + error.message) }
console.log(JSON.stringify(report))
`

const root = fileURLToPath(new URL('../..', import.meta.url))
let folder: string
let report: { drawn: string[]; refused: string[] }

beforeAll(async () => {
  // Inside the repository, so that React is found from there.
  folder = mkdtempSync(join(root, 'node_modules/.cache/server-components-'))
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: root, loader: 'tsx' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['source'],
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'silent',
  })
  const file = join(folder, 'draw.mjs')
  writeFileSync(file, outputFiles[0]?.text ?? '')
  report = JSON.parse(execFileSync(process.execPath, ['--conditions=react-server', file], { encoding: 'utf8' }))
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('every component of the root draws as a server component: none needs a handler, a ref or a hook of the client', () => {
  expect(report.refused).toEqual([])
  expect(new Set(report.drawn).size).toBeGreaterThan(28)
})

test('a page of sections draws as server components', () => {
  expect(report.drawn).toContain('SectionList')
})
