import { foundPaths } from '@naikkelas/contract'

interface SiteMapPage {
  address: string
  publishedAt: string | null
}

/** Pages of a sitemap with the lists of the site before them: a list changed when a page that it lists did. */
export function withLists(pages: readonly SiteMapPage[]): SiteMapPage[] {
  const lists = Object.entries(foundPaths).map(([address, folders = []]) => ({
    address,
    publishedAt: latestOf(pages.filter((page) => folders.some((folder) => page.address.startsWith(folder)))),
  }))
  return [...lists, ...pages]
}

const latestOf = (pages: readonly SiteMapPage[]) =>
  pages.reduce<string | null>(
    (latest, { publishedAt }) => (publishedAt !== null && publishedAt > (latest ?? '') ? publishedAt : latest),
    null,
  )
