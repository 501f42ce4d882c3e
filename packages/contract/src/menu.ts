/** The site's menu: the one list that every bar, drawer and footer is drawn from, in the specification's order (section 2). */

export interface MenuLink {
  label: string
  href: string
}

export interface MenuGroup {
  label: string
  links: readonly MenuLink[]
}

/** What admins decide: the items of bars and footer, in their order. */
export interface MenuItems {
  /** Of the first bar. */
  top: readonly MenuLink[]
  /** Menus of the second bar that open to their links. */
  groups: readonly MenuGroup[]
  /** After them. */
  links: readonly MenuLink[]
  footer: readonly MenuGroup[]
  /** Legal texts. */
  legal: readonly MenuLink[]
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
  /** @default those of the specification */
  items?: MenuItems
}

/** With those that belong to the person, which are always the same. */
export interface Menu extends MenuItems {
  /** Shown to signed-in learners only. */
  members: readonly MenuLink[]
  /** Of the user menu; sign-out is last. */
  account: readonly MenuLink[]
  /** Where visitors sign in. */
  enter: MenuLink
}

/** Asks whether to sign out, for browsers without scripts. */
export const signOutPath = '/keluar'

const link = (label: string, href: string): MenuLink => ({ label, href })

/** As the specification has it; what an admin changed replaces it as a whole. */
export const defaultMenuItems: MenuItems = {
  top: [link('Live Streaming', '/live'), link('Forum Diskusi', '/forum')],
  groups: [
    {
      label: 'Kelas',
      links: [
        link('Premium', '/daftar-kelas-premium'),
        link('Gratis', '/daftar-kelas-free'),
        link('Partner', '/daftar-kelas-partner'),
      ],
    },
    {
      label: 'Tools',
      links: [link('Semua Tools', '/tools-kami'), link('Shopeasytools', '/shopeasytools'), link('Robotok', '/robotok')],
    },
    {
      label: 'Jasa',
      links: [
        link('Semua jasa', '/jasa-kami'),
        link('Manajemen marketplace', '/jasa-kami/management-marketplace'),
        link('Manajemen media sosial', '/jasa-kami/management-sosmed'),
        link('Training dan coaching', '/jasa-kami/training-coaching'),
      ],
    },
    {
      label: 'Super Mentor',
      links: [
        link('Tentang Super Mentor', '/super-mentor'),
        link('Shopee', '/super-mentor-shopee'),
        link('TikTok', '/super-mentor-tiktok'),
        link('Tokopedia', '/super-mentor-tokopedia'),
      ],
    },
  ],
  links: [link('Event', '/events')],
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

const toolsPath = /^\/(?:tools-kami|shopeasytools(?:-gratis)?|robotok(?:-gratis)?)(?:[/?#]|$)/
const addonPath = /^\/super-mentor(?:-[a-z]+)?(?:[/?#]|$)/
const forumPath = /^\/forum(?:[/?#]|$)/

/** The feature that an item belongs to, known by its address: no one can leave it in the menu while that is off. */
export function featureOf(href: string): 'tools' | 'addon' | 'forum' | null {
  if (toolsPath.test(href)) return 'tools'
  if (addonPath.test(href)) return 'addon'
  return forumPath.test(href) ? 'forum' : null
}

export function menuOf({
  toolsEnabled = true,
  addonEnabled = true,
  forumEnabled = false,
  articlesUrl,
  items: { top, groups, links, footer, legal } = defaultMenuItems,
}: MenuFlags = {}): Menu {
  const isOn = { tools: toolsEnabled, addon: addonEnabled, forum: forumEnabled }
  const shown = (all: readonly MenuLink[]) =>
    all.filter(({ href }) => {
      const feature = featureOf(href)
      return feature === null || isOn[feature]
    })
  const shownGroups = (all: readonly MenuGroup[]) =>
    all.map((group) => ({ ...group, links: shown(group.links) })).filter((group) => group.links.length > 0)
  return {
    members: [
      link('Kelas Saya', '/kelas-saya'),
      link('Produk Saya', '/produk-saya'),
      link('Event Saya', '/event-saya'),
    ],
    top: [...shown(top), ...(articlesUrl === undefined ? [] : [link('Artikel', articlesUrl)])],
    groups: shownGroups(groups),
    links: shown(links),
    account: [link('Akun', '/profile'), link('Afiliasi', '/afiliasi'), link('Keluar', signOutPath)],
    enter: link('Daftar/Masuk', '/login'),
    footer: shownGroups(footer),
    legal: shown(legal),
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
