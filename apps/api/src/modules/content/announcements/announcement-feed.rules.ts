interface Entry {
  number: number
  title: string
  summary: string
  label: string
  publishedAt: Date
}

interface Feed {
  publicUrl: string
  siteName: string
  feedPath: string
  entries: readonly Entry[]
}

/** RSS 2.0 of announcements, latest first. */
export function rssOf({ publicUrl, siteName, feedPath, entries }: Feed): string {
  const items = entries.map(({ number, title, summary, label, publishedAt }) => {
    const address = `${publicUrl}/pengumuman/detail/${number}`
    return [
      '<item>',
      element('title', title),
      element('link', address),
      `<guid isPermaLink="true">${escaped(address)}</guid>`,
      element('category', label),
      element('pubDate', publishedAt.toUTCString()),
      ...(summary === '' ? [] : [element('description', summary)]),
      '</item>',
    ].join('')
  })
  const [latest] = entries
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', `Pengumuman ${siteName}`),
    element('link', `${publicUrl}/pengumuman/semua`),
    element('description', `Kabar terbaru dari ${siteName}`),
    element('language', 'id'),
    `<atom:link href="${escaped(publicUrl + feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...(latest ? [element('lastBuildDate', latest.publishedAt.toUTCString())] : []),
    ...items,
    '</channel></rss>',
  ].join('')
}

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
