import type { AdminMenu, MenuCapability } from '@naikkelas/contract'

export type AccessRule =
  | 'anyone'
  | 'learner'
  | 'partner'
  | 'any admin'
  | 'Super Admin'
  | 'pages: view'
  | 'pages: text'
  | 'pages: design'
  | 'pages: publish'
  | 'pages: design or publish'
  | 'pages: publish, not for the forum'
  | 'media or pages: view'
  | 'media or pages: text'
  | 'media or pages: design'
  | 'media: view'
  | 'media: design'
  | 'catalogue: view'
  | 'catalogue: manage'
  | 'courses: view'
  | 'courses: manage'
  | 'events: view'
  | 'events: manage'
  | 'categories: view'
  | 'categories: manage'
  | 'instructors: manage'
  | 'announcements: view'
  | 'announcements: manage'
  | 'banners: view'
  | 'banners: manage'
  | 'careers: view'
  | 'careers: manage'
  | 'tutorials: view'
  | 'tutorials: manage'
  | 'live sessions: view'
  | 'live sessions: manage'
  | 'transactions: view'
  | 'transactions: manage'
  | 'coupons: view'
  | 'coupons: manage'
  | 'leads: view'
  | 'leads: manage'
  | 'users: view'
  | 'users: manage'
  | 'settings: manage'

export type Held = readonly [AdminMenu, MenuCapability]

/** Each of these alone is enough for an admin of role 1; the forum's role needs it as well, where it may at all. */
interface MenuRule {
  anyOf: readonly Held[]
  isForForum: boolean
}

const pages = {
  view: ['landing_pages', 'view'],
  text: ['landing_pages', 'text'],
  design: ['landing_pages', 'design'],
  publish: ['landing_pages', 'publish'],
} as const
const media = { view: ['media', 'view'], text: ['media', 'text'], design: ['media', 'design'] } as const
const users = { view: ['users', 'view'], manage: ['users', 'manage'] } as const
const banners = { view: ['banners', 'view'], manage: ['banners', 'manage'] } as const
const announcements = { view: ['announcements', 'view'], manage: ['announcements', 'manage'] } as const
const careers = { view: ['careers', 'view'], manage: ['careers', 'manage'] } as const
const tutorials = { view: ['tutorials', 'view'], manage: ['tutorials', 'manage'] } as const
const liveSessions = { view: ['live_sessions', 'view'], manage: ['live_sessions', 'manage'] } as const
const transactions = { view: ['transactions', 'view'], manage: ['transactions', 'manage'] } as const
const coupons = { view: ['coupons', 'view'], manage: ['coupons', 'manage'] } as const
const leads = { view: ['leads', 'view'], manage: ['leads', 'manage'] } as const

/** What partners pay for the site is in the catalogue and belongs to its settings. */
const catalogue = (
  ['courses', 'services', 'tools', 'super_mentor', 'events', 'categories', 'instructors'] as const
).map((menu) => ({ view: [menu, 'view'], manage: [menu, 'manage'] }) as const)
const managed: readonly Held[] = [...catalogue.map(({ manage }) => manage), ['settings', 'manage']]

const menuRules: Readonly<Partial<Record<AccessRule, MenuRule>>> = {
  'pages: view': { anyOf: Object.values(pages), isForForum: true },
  'pages: text': { anyOf: [pages.text, pages.design], isForForum: true },
  'pages: design': { anyOf: [pages.design], isForForum: true },
  'pages: publish': { anyOf: [pages.publish], isForForum: true },
  'pages: design or publish': { anyOf: [pages.design, pages.publish], isForForum: true },
  'pages: publish, not for the forum': { anyOf: [pages.publish], isForForum: false },
  'media or pages: view': { anyOf: [...Object.values(pages), ...Object.values(media)], isForForum: true },
  'media or pages: text': { anyOf: [pages.text, pages.design, media.text, media.design], isForForum: true },
  'media or pages: design': { anyOf: [pages.design, media.design], isForForum: true },
  'media: view': { anyOf: Object.values(media), isForForum: true },
  'media: design': { anyOf: [media.design], isForForum: true },
  'catalogue: view': { anyOf: [...catalogue.map(({ view }) => view), ...managed], isForForum: false },
  'catalogue: manage': { anyOf: managed, isForForum: false },
  'courses: view': {
    anyOf: [
      ['courses', 'view'],
      ['courses', 'manage'],
    ],
    isForForum: false,
  },
  'courses: manage': { anyOf: [['courses', 'manage']], isForForum: false },
  'events: view': {
    anyOf: [
      ['events', 'view'],
      ['events', 'manage'],
    ],
    isForForum: false,
  },
  'events: manage': { anyOf: [['events', 'manage']], isForForum: false },
  'categories: view': {
    anyOf: [
      ['categories', 'view'],
      ['categories', 'manage'],
    ],
    isForForum: false,
  },
  'categories: manage': { anyOf: [['categories', 'manage']], isForForum: false },
  'instructors: manage': { anyOf: [['instructors', 'manage']], isForForum: false },
  'announcements: view': { anyOf: Object.values(announcements), isForForum: false },
  'announcements: manage': { anyOf: [announcements.manage], isForForum: false },
  'banners: view': { anyOf: Object.values(banners), isForForum: false },
  'banners: manage': { anyOf: [banners.manage], isForForum: false },
  'careers: view': { anyOf: Object.values(careers), isForForum: false },
  'careers: manage': { anyOf: [careers.manage], isForForum: false },
  'tutorials: view': { anyOf: Object.values(tutorials), isForForum: false },
  'tutorials: manage': { anyOf: [tutorials.manage], isForForum: false },
  'live sessions: view': { anyOf: Object.values(liveSessions), isForForum: false },
  'live sessions: manage': { anyOf: [liveSessions.manage], isForForum: false },
  'transactions: view': { anyOf: Object.values(transactions), isForForum: false },
  'transactions: manage': { anyOf: [transactions.manage], isForForum: false },
  'coupons: view': { anyOf: Object.values(coupons), isForForum: false },
  'coupons: manage': { anyOf: [coupons.manage], isForForum: false },
  'leads: view': { anyOf: Object.values(leads), isForForum: false },
  'leads: manage': { anyOf: [leads.manage], isForForum: false },
  'users: view': { anyOf: Object.values(users), isForForum: false },
  'users: manage': { anyOf: [users.manage], isForForum: false },
  'settings: manage': { anyOf: [['settings', 'manage']], isForForum: false },
}

/** Every capability there is to hold. */
export const everyCapability: readonly Held[] = [
  ...Object.values(pages),
  ...Object.values(media),
  ...catalogue.flatMap(({ view, manage }) => [view, manage]),
  ...Object.values(announcements),
  ...Object.values(banners),
  ...Object.values(careers),
  ...Object.values(tutorials),
  ...Object.values(liveSessions),
  ...Object.values(transactions),
  ...Object.values(coupons),
  ...Object.values(leads),
  ...Object.values(users),
  ['settings', 'manage'],
]

/** Whose request it is: an account of a realm, or none, and for admins the role and what they hold. */
export type Principal =
  | { realm: 'none' | 'learner' | 'partner' }
  | { realm: 'admin'; role: 0 | 1 | 2; held: readonly Held[] }

/** What the request is answered with for want of permission; null where it goes on to its use case. */
export function refusalOf(rule: AccessRule, principal: Principal): 401 | 403 | null {
  if (rule === 'anyone') return null
  if (rule === 'learner' || rule === 'partner') return principal.realm === rule ? null : 401
  if (principal.realm !== 'admin') return 401
  const { role, held } = principal
  if (role === 0 || rule === 'any admin') return null
  const { anyOf, isForForum } = menuRules[rule] ?? { anyOf: [], isForForum: false }
  if (role === 2 && !isForForum) return 403
  return anyOf.some((needed) => held.some((one) => one[0] === needed[0] && one[1] === needed[1])) ? null : 403
}
