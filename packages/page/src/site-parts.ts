import type { PageDocument, StoredSection } from './document.ts'

/** Position of the site's shared sections on a page. */
export const sitePartNames = ['header', 'footer'] as const
export type SitePartName = (typeof sitePartNames)[number]

/** Whether a page shows them: by its kind and sections, always, or never. */
export const sitePartChoices = ['auto', 'on', 'off'] as const
export type SitePartChoice = (typeof sitePartChoices)[number]

/** The shared sections for one page. */
export type SiteParts = Readonly<Record<SitePartName, readonly StoredSection[]>>

export const noSiteParts: SiteParts = { header: [], footer: [] }

interface Carrier {
  choice: SitePartChoice
  kind: string
  document: Pick<PageDocument, 'template' | 'sections'>
}

/** Section types that do for one page what a site part does for the site. */
const ownTypes = { header: 'navbar', footer: 'footer' } as const

/**
 * The site parts of a page. By default a partner's page, a link page and pages with the site's bars have none, and no
 * page gets a second navigation or footer. Site parts never contain each other.
 */
export function carriedParts({ choice, kind, document }: Carrier): Readonly<Record<SitePartName, boolean>> {
  if (kind === 'site_part' || choice === 'off') return { header: false, footer: false }
  if (choice === 'on') return { header: true, footer: true }
  if (kind === 'partner' || carriesBars(kind) || document.template === 1) return { header: false, footer: false }
  const has = (type: string) => document.sections.some((section) => section.type === type && !section.settings.isHidden)
  return { header: !has(ownTypes.header), footer: !has(ownTypes.footer) }
}

/** Name of the site in navigation bars, titles and link previews, unless its settings give another. */
export const siteName = 'Naikkelas'

/** Path of the privacy policy; every form links to it. */
export const privacyPath = '/privacy'

/** Whether pages of a kind have navigation bars: those of the site and its catalogue, not stand-alone pages. */
export function carriesBars(kind: string): boolean {
  return kind === 'fixed' || kind === 'course' || kind === 'free_course' || kind === 'event'
}

/** A page as visitors get it: with the site's sections around its own. */
export function withSiteParts(document: PageDocument, { header, footer }: SiteParts): PageDocument {
  if (header.length === 0 && footer.length === 0) return document
  const own = new Set(document.sections.map(({ id }) => id))
  const besides = (sections: readonly StoredSection[]) => sections.filter(({ id }) => !own.has(id))
  return { ...document, sections: [...besides(header), ...document.sections, ...besides(footer)] }
}
