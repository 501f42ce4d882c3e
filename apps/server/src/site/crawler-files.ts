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

/** The published pages that may be found by searching. */
export function siteMap({ publicUrl, pages }: { publicUrl: string; pages: readonly SiteMapPage[] }): string {
  const entries = pages.map(
    ({ address, publishedAt }) =>
      `<url><loc>${escapeXml(publicUrl + address)}</loc>${publishedAt === null ? '' : `<lastmod>${publishedAt}</lastmod>`}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`
}

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
