import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { emptyDocument, type PageDocument, type StoredSection } from '@naikkelas/page'
import { defaultSettings, type SectionSettings, sections } from '@naikkelas/ui/sections/registry'
import { fontPath } from '@naikkelas/ui/fonts/node'
import { styleIndex } from '../css/style-index.ts'
import { drawPage } from '../draw-page.tsx'
import type { SiteMenu } from '../shell/site-shell.tsx'
import type { PageKit, PageSnapshot, SnapshotMedia } from '../page-snapshot.ts'

/** The built stylesheet of packages/ui: `npm run css -w @naikkelas/ui`. */
export const uiStylesheet = () =>
  readFileSync(createRequire(import.meta.url).resolve('@naikkelas/ui/styles.css'), 'utf8')

const link = (label: string, href: string) => ({ label, href })

export const menuOfTest: SiteMenu = {
  members: [link('Kelas Saya', '/kelas-saya')],
  top: [link('Live Streaming', '/live')],
  groups: [{ label: 'Kelas', links: [link('Premium', '/daftar-kelas-premium'), link('Gratis', '/daftar-kelas-free')] }],
  links: [link('Event', '/events')],
  account: [link('Akun', '/profile'), link('Afiliasi', '/afiliasi'), link('Keluar', '/keluar')],
  enter: link('Daftar/Masuk', '/login'),
  footer: [{ label: 'Bantuan', links: [link('Tutorial', '/tutorial')] }],
  legal: [link('Kebijakan privasi', '/privacy')],
}

export const testKit = (): PageKit => ({
  styles: styleIndex(uiStylesheet()),
  readFont: (file) => readFile(fontPath(file)),
  mediaUrl: ({ id }, format, width) =>
    format === 'original' ? `/media/${id}/original` : `/media/${id}/${width}.${format}`,
  siteScript: { path: '/assets/s-uji.js', environment: 'local' },
})

export const photo: SnapshotMedia = {
  id: '0b51f3f6-3a3f-4d0e-9d5e-5f0a7c1d2e3f',
  kind: 'image',
  contentType: 'image/jpeg',
  bytes: 150_000,
  width: 1200,
  height: 800,
  color: '#a3b18a',
  widths: [480, 720, 960, 1200],
}

type SectionType = keyof typeof sections

/** A section with its type's defaults, changed where the test says so. */
export function sectionOf(
  type: SectionType,
  content: Record<string, unknown> = {},
  settings: Partial<SectionSettings> = {},
): StoredSection {
  const { version, defaults } = sections[type]
  sectionCount += 1
  return {
    id: `bagian${String(sectionCount).padStart(4, '0')}`,
    type,
    version,
    content: JSON.parse(JSON.stringify({ ...defaults, ...content })) as StoredSection['content'],
    settings: { ...defaultSettings, ...settings },
  }
}
let sectionCount = 0

export function snapshotOf(document: Partial<PageDocument>, rest: Partial<PageSnapshot> = {}): PageSnapshot {
  return {
    name: 'Kelas data',
    address: '/kelas-data',
    canonicalOrigin: 'https://naikkelas.test',
    document: { ...emptyDocument(), ...document },
    media: [photo],
    pageAddresses: {},
    at: '2026-11-20T05:00:00Z',
    site: { name: 'Naikkelas', menu: menuOfTest },
    ...rest,
  }
}

export const draw = (document: Partial<PageDocument>, rest: Partial<PageSnapshot> = {}, kit = testKit()) =>
  drawPage({ snapshot: snapshotOf(document, rest), kit })

export const styleOf = (html: string) => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''

export const bodyOf = (html: string) => html.slice(html.indexOf('<body'))

export const imageOf = (mediaId: string) => ({ mediaId, alt: 'Dasbor penjualan', isDecorative: false })
