/** Link preview data. */
export interface PageCard {
  title: string
  description: string
  /** Absolute URL; null if the page has none. */
  image: string | null
  host: string
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decoded = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

/**
 * Reads a page's metadata as link preview crawlers do: from the published page only. Parsed as text, because the policy
 * of the back office blocks parsing HTML.
 */
export function pageCardOf(html: string, address: string): PageCard {
  const tags = html.match(/<meta\s[^>]*>/g) ?? []
  const meta = (name: string) => {
    const tag = tags.find((one) => one.includes(`property="${name}"`) || one.includes(`name="${name}"`))
    return decoded(/\scontent="([^"]*)"/.exec(tag ?? '')?.[1] ?? '').trim()
  }
  const image = meta('og:image')
  return {
    title: meta('og:title') || decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: meta('og:description') || meta('description'),
    // The page contains the public host, wherever this runs.
    image:
      image !== '' && URL.canParse(image, address) ? new URL(new URL(image, address).pathname, address).href : null,
    host: new URL(address).host,
  }
}
