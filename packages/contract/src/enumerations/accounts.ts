export const adminRoles = { superAdmin: 0, admin: 1, forum: 2 } as const
export type AdminRole = (typeof adminRoles)[keyof typeof adminRoles]

export const adminMenus = [
  'landing_pages',
  'media',
  'courses',
  'services',
  'tools',
  'super_mentor',
  'events',
  'categories',
  'instructors',
  'announcements',
  'careers',
  'banners',
  'tutorials',
  'live_sessions',
  'leads',
  'transactions',
  'coupons',
  'users',
  'admins',
  'settings',
] as const
export type AdminMenu = (typeof adminMenus)[number]

/** The middle ones apply to pages and media; `manage` applies to the catalogue, leads, users and settings. */
export const menuCapabilities = ['view', 'text', 'design', 'publish', 'manage'] as const
export type MenuCapability = (typeof menuCapabilities)[number]

/** An installation's kind; it begins the names of the display cookies (specification, section 9). */
export const environments = ['local', 'staging', 'production'] as const
export type Environment = (typeof environments)[number]

/** Menu areas, each with a guided tour. */
export const menuAreas = { home: 1, profile: 2, learning: 3 } as const

/** Who something belongs to. */
export const owners = { house: 1, partner: 2 } as const

export const partnerKindCodes = { commission: 1, subscription: 2 } as const

/** Whether a record can be used. */
export const activity = { inactive: 0, active: 1 } as const
