interface SiteMapPage {
  address: string
  publishedAt: string | null
}

/** What search engines may read; nothing at all on a site that is not the public one. */
export function robotsTxt({ publicUrl, isPublicSite }: { publicUrl: string; isPublicSite: boolean }): string {
  if (!isPublicSite) return 'User-agent: *\nDisallow: /\n'
  return [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /preview/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

/** What a search engine reads of one file. */
const addressesAtMost = 50_000
const bytesAtMost = 50 * 1024 * 1024
const head = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

interface MapOptions {
  publicUrl: string
  pages: readonly SiteMapPage[]
  /** @default as much as search engines read of one file */
  limits?: { addresses: number; bytes: number }
}

/**
 * The published pages that may be found by searching: one file, or an index of files that each stay within what is read.
 * @returns by path
 */
export function siteMaps({
  publicUrl,
  pages,
  limits = { addresses: addressesAtMost, bytes: bytesAtMost },
}: MapOptions): Map<string, string> {
  const around = `${head}<urlset ${namespace}></urlset>`.length
  const parts: { entries: string[]; bytes: number; latest: string | null }[] = []
  for (const { address, publishedAt } of pages) {
    const entry = `<url><loc>${escapeXml(publicUrl + address)}</loc>${lastModified(publishedAt)}</url>`
    const bytes = Buffer.byteLength(entry)
    let part = parts.at(-1)
    if (!part || part.entries.length >= limits.addresses || part.bytes + bytes > limits.bytes)
      parts.push((part = { entries: [], bytes: around, latest: null }))
    part.entries.push(entry)
    part.bytes += bytes
    if (publishedAt !== null && (part.latest === null || publishedAt > part.latest)) part.latest = publishedAt
  }
  const files = parts.map(({ entries }) => `${head}<urlset ${namespace}>${entries.join('')}</urlset>`)
  const [only = `${head}<urlset ${namespace}></urlset>`] = files
  if (files.length <= 1) return new Map([['/sitemap.xml', only]])
  const index = parts.map(
    ({ latest }, at) =>
      `<sitemap><loc>${escapeXml(publicUrl)}/sitemap-${at + 1}.xml</loc>${lastModified(latest)}</sitemap>`,
  )
  return new Map([
    ['/sitemap.xml', `${head}<sitemapindex ${namespace}>${index.join('')}</sitemapindex>`],
    ...files.map((file, at) => [`/sitemap-${at + 1}.xml`, file] as const),
  ])
}

const lastModified = (at: string | null) => (at === null ? '' : `<lastmod>${at}</lastmod>`)

/** Robots ask for several files in a row; what was published meanwhile waits for so long. */
const rememberedMs = 60_000

/**
 * The maps of the site, asked of the database once a minute however many ask; while it is away, those that were last
 * known. What is answered rejects when there are none yet.
 */
export function rememberedMaps(find: () => Promise<Map<string, string>>, now = () => performance.now()) {
  let known: { maps: Promise<Map<string, string>>; until: number } | undefined
  let last: Map<string, string> | undefined
  return (): Promise<Map<string, string>> => {
    if (known && known.until > now()) return known.maps
    const maps = find().then(
      (found) => (last = found),
      (error: unknown) => {
        known = undefined
        if (last) return last
        throw error
      },
    )
    known = { maps, until: now() + rememberedMs }
    return maps
  }
}

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
