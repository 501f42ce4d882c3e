import type { PageDocument, StoredSection } from './document.ts'

/** Where on a page the shared sections of the site stand. */
export const sitePartNames = ['header', 'footer'] as const
export type SitePartName = (typeof sitePartNames)[number]

/** Whether a page carries them: as its kind and its own sections suggest, always, or never. */
export const sitePartChoices = ['auto', 'on', 'off'] as const
export type SitePartChoice = (typeof sitePartChoices)[number]

/** The shared sections as one page shows them. */
export type SiteParts = Readonly<Record<SitePartName, readonly StoredSection[]>>

export const noSiteParts: SiteParts = { header: [], footer: [] }

interface Carrier {
  choice: SitePartChoice
  kind: string
  document: Pick<PageDocument, 'template' | 'sections'>
}

/** The section types that do for one page what a part does for the site. */
const ownTypes = { header: 'navbar', footer: 'footer' } as const

/**
 * Which parts a page carries. Left to itself, a partner's page and a page of links carry none, and no page carries a
 * second navigation or a second foot. The parts never carry each other.
 */
export function carriedParts({ choice, kind, document }: Carrier): Readonly<Record<SitePartName, boolean>> {
  if (kind === 'site_part' || choice === 'off') return { header: false, footer: false }
  if (choice === 'on') return { header: true, footer: true }
  if (kind === 'partner' || document.template === 1) return { header: false, footer: false }
  const has = (type: string) => document.sections.some((section) => section.type === type && !section.settings.isHidden)
  return { header: !has(ownTypes.header), footer: !has(ownTypes.footer) }
}

/** The name of the site on its bars, in titles and cards. */
export const siteName = 'Naikkelas'

/** Whether the site's bars stand above pages of a kind: those that belong to the catalogue rather than stand alone. */
export function carriesBars(kind: string): boolean {
  return kind === 'course' || kind === 'free_course' || kind === 'event'
}

/** A page as visitors get it: with the site's sections around its own. */
export function withSiteParts(document: PageDocument, { header, footer }: SiteParts): PageDocument {
  if (header.length === 0 && footer.length === 0) return document
  const own = new Set(document.sections.map(({ id }) => id))
  const besides = (sections: readonly StoredSection[]) => sections.filter(({ id }) => !own.has(id))
  return { ...document, sections: [...besides(header), ...document.sections, ...besides(footer)] }
}
