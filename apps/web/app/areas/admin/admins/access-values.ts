import type { AdminMenu, MenuCapability } from '@naikkelas/contract'
import { type Admin, isClosedToForum } from '@naikkelas/contract/identity'

type Menus = Admin['menus']
type GivenMenu = Exclude<AdminMenu, 'admins'>
export type Level = 'none' | Exclude<MenuCapability, 'publish'>

/** What can be given of each menu, from least to most; each level includes those before it. */
export const levels: Readonly<Record<GivenMenu, readonly Level[]>> = {
  landing_pages: ['none', 'view', 'text', 'design'],
  media: ['none', 'view', 'text', 'design'],
  courses: ['none', 'view', 'manage'],
  services: ['none', 'view', 'manage'],
  tools: ['none', 'view', 'manage'],
  super_mentor: ['none', 'view', 'manage'],
  events: ['none', 'view', 'manage'],
  categories: ['none', 'view', 'manage'],
  instructors: ['none', 'view', 'manage'],
  announcements: ['none', 'view', 'manage'],
  careers: ['none', 'view', 'manage'],
  banners: ['none', 'view', 'manage'],
  tutorials: ['none', 'view', 'manage'],
  live_sessions: ['none', 'view', 'manage'],
  leads: ['none', 'view', 'manage'],
  transactions: ['none', 'view', 'manage'],
  coupons: ['none', 'view', 'manage'],
  users: ['none', 'view', 'manage'],
  settings: ['none', 'manage'],
}

const givenMenus = Object.keys(levels) as GivenMenu[]

/** Menus that can be given to a role. Accounts of admins are in no menu: they belong to super admins. */
export function menusGiven(role: Admin['role']): GivenMenu[] {
  if (role === 0) return []
  return role === 2 ? givenMenus.filter((menu) => !isClosedToForum(menu)) : givenMenus
}

/** The highest level an account has of a menu; publishing alone includes viewing. */
export function levelOf(menus: Menus, menu: GivenMenu): Level {
  const held = new Set<string>(menus.filter((one) => one.menu === menu).map(({ capability }) => capability))
  const highest = levels[menu].findLast((level) => held.has(level))
  return highest ?? (held.has('publish') && levels[menu].includes('view') ? 'view' : 'none')
}

export const mayPublish = (menus: Menus) =>
  menus.some(({ menu, capability }) => menu === 'landing_pages' && capability === 'publish')

/** What the form holds. */
export interface AccessValues {
  /** A number, as the list of choices has it. */
  role: string
  levels: Record<GivenMenu, Level>
  isPublisher: boolean
}

export const accessValuesOf = ({ role, menus }: Pick<Admin, 'role' | 'menus'>): AccessValues => ({
  role: String(role),
  levels: {
    landing_pages: levelOf(menus, 'landing_pages'),
    media: levelOf(menus, 'media'),
    courses: levelOf(menus, 'courses'),
    services: levelOf(menus, 'services'),
    tools: levelOf(menus, 'tools'),
    super_mentor: levelOf(menus, 'super_mentor'),
    events: levelOf(menus, 'events'),
    categories: levelOf(menus, 'categories'),
    instructors: levelOf(menus, 'instructors'),
    announcements: levelOf(menus, 'announcements'),
    careers: levelOf(menus, 'careers'),
    banners: levelOf(menus, 'banners'),
    tutorials: levelOf(menus, 'tutorials'),
    live_sessions: levelOf(menus, 'live_sessions'),
    leads: levelOf(menus, 'leads'),
    transactions: levelOf(menus, 'transactions'),
    coupons: levelOf(menus, 'coupons'),
    users: levelOf(menus, 'users'),
    settings: levelOf(menus, 'settings'),
  },
  isPublisher: mayPublish(menus),
})

export const roleOf = (role: string) => Number(role) as Admin['role']

/** Role and menus as the API takes them. Nothing is sent of a menu that the role cannot have. */
export function accessOf({ role, levels: chosen, isPublisher }: AccessValues): Pick<Admin, 'role' | 'menus'> {
  const menus: Menus = menusGiven(roleOf(role)).flatMap((menu) => {
    const level = chosen[menu]
    return level === 'none' ? [] : [{ menu, capability: level }]
  })
  const seesPages = menus.some(({ menu }) => menu === 'landing_pages')
  return {
    role: roleOf(role),
    menus: [...menus, ...(isPublisher && seesPages ? [{ menu: 'landing_pages', capability: 'publish' } as const] : [])],
  }
}
