/** What other programs show of a link. */
export interface PageCard {
  title: string
  description: string
  /** Whole address; null when the page has none. */
  image: string | null
  host: string
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decoded = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

/**
 * Reads a page as the programs read it that draw its card: what is published, and nothing else. As text, because the
 * policy of the back office lets nothing be parsed as HTML.
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
    // From wherever this is open: the page names the host that visitors use.
    image:
      image !== '' && URL.canParse(image, address) ? new URL(new URL(image, address).pathname, address).href : null,
    host: new URL(address).host,
  }
}
