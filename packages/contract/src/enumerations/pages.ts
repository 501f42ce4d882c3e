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

/** Kinds of pages that are at the address of a record of the catalogue, in place of the page drawn from it. */
export const recordPageKinds = ['course', 'free_course', 'event'] as const
export type RecordPageKind = (typeof recordPageKinds)[number]

/** Kinds a marketer can choose. */
export const composableKinds = ['exclusive', 'partner'] as const

export const bannerPlacements = { all: 1, home: 2, learning: 3, article: 4 } as const
