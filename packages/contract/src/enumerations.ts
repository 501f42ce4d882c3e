/** Codes of the specification, section 3. Zero is a meaningful value in all of them: compare, never test for truth. */
export const adminRoles = { superAdmin: 0, admin: 1, forum: 2 } as const
export type AdminRole = (typeof adminRoles)[keyof typeof adminRoles]

export const landingTemplates = { page: 0, linktree: 1 } as const

export const pageKinds = [
  'exclusive',
  'partner',
  'course',
  'free_course',
  'event',
  'commission_course',
  'fixed',
  'site_part',
] as const
export type PageKind = (typeof pageKinds)[number]

/** Kinds a marketer can choose today; the others need records that do not exist yet. */
export const composableKinds = ['exclusive', 'partner'] as const

export const adminMenus = ['landing_pages', 'media', 'leads', 'admins', 'settings'] as const
export type AdminMenu = (typeof adminMenus)[number]

/** The middle ones apply to pages and media; `manage` applies to leads and settings. */
export const menuCapabilities = ['view', 'text', 'design', 'publish', 'manage'] as const
export type MenuCapability = (typeof menuCapabilities)[number]
