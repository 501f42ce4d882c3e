import { isFixedPagePath, landingPaths, reservedSegments } from '@naikkelas/contract'
import { linkSlugSchema } from '@naikkelas/contract/pages'

export type PageFolderKind = keyof typeof landingPaths | 'fixed'

/** Kind of page by the first segment of its address: `p` is partner. Pages at the root are exclusive. */
const KIND_BY_FOLDER = new Map(
  Object.entries(landingPaths).flatMap(([kind, pattern]) => {
    const folder = /^\/([^/{]+)\//.exec(pattern)?.[1]
    return folder === undefined ? [] : [[folder, kind as PageFolderKind] as const]
  }),
)
/** Other lengths are never looked up in the database, nor cached as missing. */
const isLink = (segment: string) => linkSlugSchema.safeParse(segment).success
/** What these hold is named by machines, in capitals too, or is not ours to correct. */
const EXACT_SEGMENTS = new Set(['api', 'assets', 'media', 'fonts', 'preview', '.well-known', '__manifest'])

/** The kind and link of the landing page that may live at a path, or null: system routes win over all but fixed pages. */
export function pagePlace(path: string): { kind: PageFolderKind; link: string } | null {
  if (isFixedPagePath(path)) return { kind: 'fixed', link: path }
  const [first = '', second, ...rest] = path.slice(1).split('/')
  if (rest.length > 0) return null
  if (second === undefined)
    return isLink(first) && !reservedSegments.has(first) ? { kind: 'exclusive', link: first } : null
  const kind = KIND_BY_FOLDER.get(first)
  return kind !== undefined && isLink(second) ? { kind, link: second } : null
}

/**
 * The one spelling of a path, when it was asked for by another: no doubled or trailing slash, landing pages and first
 * segments in small letters. Null when it is right as it is, and for what browsers could read as another site: to them
 * `/\` begins an address like `//` does.
 */
export function correctedPath(path: string): string | null {
  if (path.includes('\\')) return null
  const segments = path.split('/').filter((segment) => segment !== '')
  const [first = ''] = segments
  // Those with @ are the development server's.
  if (EXACT_SEGMENTS.has(first.toLowerCase()) || first.startsWith('@')) return null
  const lower = `/${segments.join('/')}`.toLowerCase()
  const corrected = pagePlace(lower) ? lower : `/${[first.toLowerCase(), ...segments.slice(1)].join('/')}`
  return corrected === path ? null : corrected
}
