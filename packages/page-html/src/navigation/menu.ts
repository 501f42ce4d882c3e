/** Menu items of the navigation bars, in the specification's order. */

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
  top: readonly MenuLink[]
  groups: readonly MenuGroup[]
  links: readonly MenuLink[]
}

const link = (label: string, href: string): MenuLink => ({ label, href })

/** The menu of an anonymous visitor; a learner's additional items are filled in by the script. */
export function menuOf({
  toolsEnabled = true,
  addonEnabled = true,
  forumEnabled = false,
  articlesUrl,
}: MenuFlags): Menu {
  return {
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
  }
}
