import type { HeroPreload } from './hero-preload.ts'
import { escapeAttribute } from '../markup/markup-tags.ts'
import type { CardImage } from './card-image.ts'

export interface HeadOptions {
  title: string
  description: string
  /** Absolute address of this page. */
  canonical: string
  siteName: string
  isIndexed: boolean
  themeColor: string
  colorScheme: 'light' | 'dark'
  /** The picture of cards and search results, absolute, with its size; null when the page has none. */
  image: CardImage | null
  /** Paths of fonts to fetch at once. */
  fontPreloads: readonly string[]
  /** The hero picture's own sources, to fetch before the fonts; null when there is none. */
  heroPreloads: readonly HeroPreload[]
  css: string
}

/** Everything between `<head>` and `</head>`: what the first paint needs first, what machines read after it. */
export function pageHead(options: HeadOptions): string {
  const { title, description, canonical, siteName, isIndexed, image, css } = options
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeText(title)}</title>`,
    ...preloads(options),
    css === '' ? '' : `<style>${css}</style>`,
    description === '' ? '' : meta('name', 'description', description),
    `<link rel="canonical" href="${escapeAttribute(canonical)}">`,
    isIndexed ? '' : meta('name', 'robots', 'noindex'),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">',
    meta('name', 'theme-color', options.themeColor),
    meta('name', 'color-scheme', options.colorScheme),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'id_ID'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    description === '' ? '' : meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    ...(image === null
      ? []
      : [
          meta('property', 'og:image', image.url),
          meta('property', 'og:image:width', String(image.width)),
          meta('property', 'og:image:height', String(image.height)),
          meta('property', 'og:image:alt', image.alt || title),
        ]),
    meta('name', 'twitter:card', image === null ? 'summary' : 'summary_large_image'),
  ].join('')
}

function preloads({ heroPreloads, fontPreloads }: HeadOptions): string[] {
  const hero = heroPreloads.map(
    ({ type, srcset, sizes, media }) =>
      `<link rel="preload" as="image" type="${type}" imagesrcset="${escapeAttribute(srcset)}" imagesizes="${escapeAttribute(sizes)}"${media === undefined ? '' : ` media="${escapeAttribute(media)}"`} fetchpriority="high">`,
  )
  return [
    ...hero,
    ...fontPreloads.map(
      (path) => `<link rel="preload" as="font" type="font/woff2" href="${escapeAttribute(path)}" crossorigin>`,
    ),
  ]
}

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeAttribute(content)}">`

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
