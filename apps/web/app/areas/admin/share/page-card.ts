/** What other programs show of a link. */
export interface PageCard {
  title: string
  description: string
  /** Whole address; null when the page has none. */
  image: string | null
  host: string
}

/** Reads a page as the programs read it that draw its card: what is published, and nothing else. */
export function pageCardOf(html: string, address: string): PageCard {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const meta = (name: string) =>
    page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')?.trim() ?? ''
  const image = meta('og:image')
  return {
    title: meta('og:title') || page.title,
    description: meta('og:description') || meta('description'),
    // From wherever this is open: the page may name the host that visitors use.
    image: URL.canParse(image, address) ? new URL(new URL(image, address).pathname, address).href : null,
    host: new URL(address).host,
  }
}
