import { isFixedPagePath } from './fixed-pages.ts'
import type { MenuGroup } from './menu.ts'
import { isDrawnPath } from './paths.ts'

/** The columns with those of their links that lead somewhere already: to a screen, a page of the site, or another site. */
export const answeredColumns = (columns: readonly MenuGroup[]): MenuGroup[] =>
  columns
    .map(({ label, links }) => ({ label, links: links.filter(({ href }) => isAnswered(href)) }))
    .filter(({ links }) => links.length > 0)

const isAnswered = (href: string) => !href.startsWith('/') || isDrawnPath(href) || isFixedPagePath(href)
