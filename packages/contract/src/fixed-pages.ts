/**
 * Marketing pages whose path the specification fixes (section 2), with their names in the admin. They are landing pages
 * that are always published: neither their path nor their kind changes, and none can be taken down or deleted.
 */
export const fixedPages = {
  '/': 'Beranda',
  '/shopeasytools': 'Shopeasytools',
  '/shopeasytools-gratis': 'Shopeasytools Gratis',
  '/robotok': 'Robotok',
  '/robotok-gratis': 'Robotok Gratis',
  '/kelas-shopee': 'Kelas Shopee',
  '/kelas-shopee-gratis': 'Kelas Shopee Gratis',
  '/kelas-tiktok': 'Kelas TikTok',
  '/kelas-tiktok-gratis': 'Kelas TikTok Gratis',
  '/kelas-cs': 'Kelas CS',
  '/kelas-tokopedia': 'Kelas Tokopedia',
  '/lazada-expert-plus': 'Lazada Expert Plus',
  '/kelas-afiliasi-basic': 'Kelas Afiliasi Basic',
  '/kelas-mentor': 'Kelas Mentor',
  '/mentor-premium-plus': 'Mentor Premium Plus',
  '/gampang-ngiklan-di-fb-ig': 'Gampang Ngiklan di FB & IG',
  '/youtube-mastery': 'YouTube Mastery',
  '/jasa-kami': 'Jasa Kami',
  '/jasa-kami/training-coaching': 'Jasa Training & Coaching',
  '/jasa-kami/marketplace': 'Jasa Marketplace',
  '/jasa-kami/social-media': 'Jasa Media Sosial',
  '/jasa-kami/management-sosmed': 'Jasa Kelola Media Sosial',
  '/jasa-kami/tiktok-shop': 'Jasa TikTok Shop',
  '/jasa-kami/management-marketplace': 'Jasa Kelola Marketplace',
  '/super-mentor': 'Super Mentor',
  '/super-mentor-shopee': 'Super Mentor Shopee',
  '/super-mentor-tiktok': 'Super Mentor TikTok',
  '/super-mentor-tokopedia': 'Super Mentor Tokopedia',
  '/tools-kami': 'Tools Kami',
  '/afiliasi': 'Afiliasi',
  '/afiliasi/campaign': 'Kampanye Afiliasi',
  '/tentang-kami': 'Tentang Kami',
  '/partner-marketing-page': 'Halaman Pemasaran Mitra',
  '/partner-register': 'Pendaftaran Mitra',
  '/daftar-partner': 'Daftar Jadi Mitra',
  '/skilskul-subscription': 'Langganan Mitra',
  '/thank-you': 'Terima Kasih: Kelas',
  '/thank-you-event': 'Terima Kasih: Event',
  '/thank-you-jasa': 'Terima Kasih: Jasa',
  '/thank-you-produk': 'Terima Kasih: Produk',
  '/thank-you-addon': 'Terima Kasih: Super Mentor',
} as const satisfies Record<`/${string}`, string>

export type FixedPagePath = keyof typeof fixedPages

/** Whether a path is a fixed page's. Without query, anchor and trailing slash; in small letters. */
export const isFixedPagePath = (path: string): path is FixedPagePath => Object.hasOwn(fixedPages, path)

/** Former paths of the specification and where they lead; the query is kept. */
export const movedPaths = {
  '/kelas-shopee-serelanya': '/kelas-shopee',
  '/kelas-tiktok-serelanya': '/kelas-tiktok',
} as const satisfies Record<`/${string}`, FixedPagePath>
