/** The site's menu: the one list that every bar, drawer and footer is drawn from, in the specification's order (section 2). */

export interface MenuLink {
  label: string
  href: string
}

export interface MenuGroup {
  label: string
  links: readonly MenuLink[]
}

export interface MenuFlags {
  /** @default true */
  toolsEnabled?: boolean
  /** Super Mentor. @default true */
  addonEnabled?: boolean
  /** @default false */
  forumEnabled?: boolean
  /** Blog URL on a separate site. @default none: the item is absent */
  articlesUrl?: string | undefined
}

export interface Menu {
  /** Shown to signed-in learners only. */
  members: readonly MenuLink[]
  top: readonly MenuLink[]
  groups: readonly MenuGroup[]
  links: readonly MenuLink[]
  /** Of the user menu; sign-out is last. */
  account: readonly MenuLink[]
  /** Where visitors sign in. */
  enter: MenuLink
  footer: readonly MenuGroup[]
  /** Legal texts. */
  legal: readonly MenuLink[]
}

/** Asks whether to sign out, for browsers without scripts. */
export const signOutPath = '/keluar'

const link = (label: string, href: string): MenuLink => ({ label, href })

export function menuOf({
  toolsEnabled = true,
  addonEnabled = true,
  forumEnabled = false,
  articlesUrl,
}: MenuFlags = {}): Menu {
  return {
    members: [
      link('Kelas Saya', '/kelas-saya'),
      link('Produk Saya', '/produk-saya'),
      link('Event Saya', '/event-saya'),
    ],
    top: [
      link('Live Streaming', '/live'),
      ...(forumEnabled ? [link('Forum Diskusi', '/forum')] : []),
      ...(articlesUrl === undefined ? [] : [link('Artikel', articlesUrl)]),
    ],
    groups: [
      {
        label: 'Kelas',
        links: [
          link('Premium', '/daftar-kelas-premium'),
          link('Gratis', '/daftar-kelas-free'),
          link('Partner', '/daftar-kelas-partner'),
        ],
      },
      ...(toolsEnabled
        ? [
            {
              label: 'Tools',
              links: [
                link('Semua Tools', '/tools-kami'),
                link('Shopeasytools', '/shopeasytools'),
                link('Robotok', '/robotok'),
              ],
            },
          ]
        : []),
      {
        label: 'Jasa',
        links: [
          link('Semua jasa', '/jasa-kami'),
          link('Manajemen marketplace', '/jasa-kami/management-marketplace'),
          link('Manajemen media sosial', '/jasa-kami/management-sosmed'),
          link('Training dan coaching', '/jasa-kami/training-coaching'),
        ],
      },
      ...(addonEnabled
        ? [
            {
              label: 'Super Mentor',
              links: [
                link('Tentang Super Mentor', '/super-mentor'),
                link('Shopee', '/super-mentor-shopee'),
                link('TikTok', '/super-mentor-tiktok'),
                link('Tokopedia', '/super-mentor-tokopedia'),
              ],
            },
          ]
        : []),
    ],
    links: [link('Event', '/events')],
    account: [link('Akun', '/profile'), link('Afiliasi', '/afiliasi'), link('Keluar', signOutPath)],
    enter: link('Daftar/Masuk', '/login'),
    footer: [
      {
        label: 'Tentang',
        links: [
          link('Tentang kami', '/tentang-kami'),
          link('Karir', '/karir'),
          link('Afiliasi', '/afiliasi'),
          link('Jadi mitra', '/partner-marketing-page'),
        ],
      },
      {
        label: 'Bantuan',
        links: [
          link('Tersimpan', '/wishlist'),
          link('Tutorial', '/tutorial'),
          link('Verifikasi sertifikat', '/verifikasi-sertifikat'),
          link('Semua menu', '/other-menus'),
        ],
      },
    ],
    legal: [
      link('Syarat dan ketentuan', '/term-and-condition'),
      link('Penafian', '/disclaimer'),
      link('Kebijakan privasi', '/privacy'),
    ],
  }
}

/** A menu's links in columns, for a page that lists all of them. */
export const menuColumns = ({ groups, top, links, members, enter, footer, legal }: Menu): MenuGroup[] => [
  ...groups,
  { label: 'Langsung', links: [link('Beranda', '/'), ...top, ...links] },
  { label: 'Akun', links: [link('Masuk atau daftar', enter.href), ...members] },
  ...footer,
  { label: 'Ketentuan', links: legal },
]

/** Where the bars are not shown (specification, section 2): signing in, and everything under /admin. */
export const hidesBars = (path: string): boolean => /^\/(?:login|reset-password|admin)(?:\/|$)/.test(path)
