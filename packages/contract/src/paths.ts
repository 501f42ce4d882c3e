import { announcementTypes } from './enumerations/index.ts'
import { isFixedPagePath } from './fixed-pages.ts'
import { specificationPaths } from './specification-paths.ts'

/** Path pattern of each page kind; `fixed` pages have a path in the specification. */
export const landingPaths = {
  exclusive: '/{link_landing_page}',
  partner: '/p/{link}',
  course: '/kelas/{linkLandingPage}',
  free_course: '/kelas-gratis/{linkLandingPage}',
  event: '/event/{linkLandingPage}',
  commission_course: '/kelas-partner/{linkLandingPage}',
} as const

/** Reserved first segments in addition to the specification's own. */
const systemSegments = [
  'api',
  'admin',
  'partner',
  'assets',
  'media',
  'fonts',
  'preview',
  'p',
  's',
  'wa',
  'developers',
  'dev',
  'berhenti',
  'keluar',
  'sesi',
  'unduh',
  'bandingkan',
  'wishlist',
  'storybook',
  'build',
  'blobs',
  'static',
  'public',
  'robots.txt',
  'sitemap.xml',
  'favicon.ico',
  'favicon.svg',
  'manifest.webmanifest',
  '.well-known',
  '__manifest',
  'index',
  'health',
]

export const firstSegment = (path: string) => path.split('/')[1] ?? ''

/** First segments no exclusive page may take: system routes always win. */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...systemSegments,
  ...Object.values(specificationPaths)
    .flat()
    .map(firstSegment)
    .filter((segment) => segment !== '' && !segment.startsWith('{')),
])

/** Path of a landing page on this site; site parts have no path of their own and use that of the first page. */
export function landingAddress(kind: keyof typeof landingPaths | 'fixed' | 'site_part', link: string): string {
  if (kind === 'site_part') return '/'
  // Its link is its path.
  if (kind === 'fixed') return link
  return landingPaths[kind].replace(/\{\w+\}/, link)
}

const parameter = /^\{\w+\}$/
const specifiedSegments = Object.values(specificationPaths)
  .flat()
  .map((path) => path.split('/').slice(1))
/** Files and endpoints: paths below them cannot be listed. */
const filed = new Set(systemSegments.filter((segment) => !['p', 'partner', 'admin', 'index'].includes(segment)))

/** Whether a path belongs to the system rather than to a landing page. Without query and anchor. */
export function isSystemPath(path: string): boolean {
  const segments = segmentsOf(path)
  if (segments.length === 0) return true
  if (filed.has(segments[0] ?? '')) return true
  return specifiedSegments.some((parts) => isOfPattern(segments, parts))
}

/** None for the first page. */
const segmentsOf = (path: string) => path.replace(/\/+$/, '').split('/').slice(1)

const isOfPattern = (segments: readonly string[], pattern: readonly string[]) =>
  pattern.length === segments.length &&
  pattern.every((part, index) => (parameter.test(part) ? segments[index] !== '' : part === segments[index]))

/** Paths that the application draws for visitors, as route patterns of the specification. */
export const applicationPaths = [
  '/404',
  '/p',
  '/other-menus',
  '/maintenance',
  '/forum',
  '/error-transaction',
  '/daftar-kelas-premium',
  '/daftar-kelas-terbaik',
  '/daftar-kelas-free',
  '/daftar-kelas-partner',
  '/events',
  '/search',
  '/bandingkan',
  '/wishlist',
  '/karir',
  '/karir/pencarian',
  '/tutorial',
  '/live',
  '/live/pengingat/{token}',
  '/pengumuman/semua',
  ...announcementTypes.map((type) => `/pengumuman/${type}` as const),
  '/term-and-condition',
  '/disclaimer',
  '/privacy',
  '/term-and-condition/versi/{version}',
  '/disclaimer/versi/{version}',
  '/privacy/versi/{version}',
  '/login',
  '/login/konfirmasi',
  '/login/kode',
  '/login/google',
  '/login/google/kembali',
  '/login/google/tautkan',
  '/login/mitra',
  '/reset-password',
  '/profile',
  '/profile/batal-hapus',
  '/profile/{number}',
  '/checkout/{id}',
  '/checkout-addon/{id}',
  '/checkout-event/{id}',
  '/checkout-produk/{id}',
  '/checkout-jasa/{id}',
  '/thank-you',
  '/thank-you/{id}',
  '/thank-you/pembayaran/{id}',
  '/thank-you-jasa',
  '/thank-you-addon',
  '/thank-you-event',
  '/thank-you-produk',
  '/kelas-saya',
  '/event-saya',
  '/produk-saya',
  '/produk-saya/tools/{id}',
  '/produk-saya/super-mentor/{id}',
  '/learning/{id}',
  '/learning/{id}/nilai',
  '/verifikasi-sertifikat',
  '/verifikasi-sertifikat/{code}',
  '/pembelian-saya',
  '/pembelian-saya/{transaction_id}',
  '/pembelian-saya-event/{transaction_id}',
  '/pembelian-saya-jasa/{transaction_id}',
  '/pembelian-saya-super-mentor/{transaction_id}',
  '/pembelian-saya-produk/{transaction_id}',
  '/partner',
  '/partner/login',
  '/partner/login/kode',
  '/partner/kata-sandi',
  '/partner/keamanan',
  '/terima-kasih/{pageId}/{sectionId}',
] as const

const announcements = ['/pengumuman/detail/']

/**
 * Those of them that search engines may find, each with where the records are that it lists: it changes with them. All others
 * say themselves that they are not to be found.
 */
export const foundPaths: Readonly<Partial<Record<(typeof applicationPaths)[number], readonly string[]>>> = {
  '/other-menus': [],
  '/daftar-kelas-premium': ['/kelas/'],
  '/daftar-kelas-terbaik': ['/kelas/', '/kelas-gratis/', '/daftar-kelas-partner/'],
  '/daftar-kelas-free': ['/kelas-gratis/'],
  '/daftar-kelas-partner': ['/daftar-kelas-partner/'],
  '/events': ['/event/'],
  '/search': [],
  '/karir': ['/karir/'],
  '/karir/pencarian': ['/karir/'],
  '/tutorial': ['/tutorial/'],
  '/live': ['/live/'],
  '/verifikasi-sertifikat': [],
  '/pengumuman/semua': announcements,
  '/pengumuman/informasi': announcements,
  '/pengumuman/pembaruan': announcements,
  '/pengumuman/promo': announcements,
  '/pengumuman/jadwal': announcements,
  '/term-and-condition': [],
  '/disclaimer': [],
  '/privacy': [],
}

/** Paths that the application draws where there is a record, and where a landing page is before it. */
export const recordPaths = [
  '/daftar-kelas-partner/{id}',
  '/list-course/{id}',
  '/category/{id}',
  '/pengumuman/detail/{id}',
  '/karir/{id}',
  '/tutorial/{tool}/{page}',
  '/live/{id}',
  '/kelas/{link}',
  '/kelas-gratis/{link}',
  '/event/{link}',
] as const

/**
 * Whether the system currently serves a path, regardless of landing pages: not every path of the specification is
 * implemented yet. Without query and anchor; individual files are not checked.
 */
export function isDrawnPath(path: string): boolean {
  const segments = segmentsOf(path)
  const [first = ''] = segments
  return (
    first === 'admin' ||
    filed.has(first) ||
    isFixedPagePath(`/${segments.join('/')}`) ||
    applicationPaths.some((own) => isOfPattern(segments, segmentsOf(own)))
  )
}

/**
 * Paths that published pages use on any host: their pictures and fonts, the tracker, forms, error reports, counted
 * links; who is signed in there; and what crawlers request from every host.
 */
const visitorPaths =
  /^\/(?:robots\.txt$|api\/(?:tracker|log|error-reports|session|logout)$|sesi\/(?:masuk|lanjut)$|(?:api\/leads|terima-kasih|wa|s|media|fonts|cards)\/)/

/** Whether a path is a checkout's, of any kind of item. */
export const isCheckoutPath = (path: string): boolean =>
  /^\/checkout(?:-addon|-event|-produk|-jasa)?\/[^/]+$/.test(path)

/** Whether a path is served on partners' hosts too. Everything else is served by our own host only. */
export const isVisitorPath = (path: string): boolean => visitorPaths.test(path)
