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
  /** The link-preview picture, absolute, with its size; null if the page has none. */
  image: CardImage | null
  /** `<link>` preloads that come before the page's first picture. */
  preloads: string
  css: string
}

/** The content of `<head>`: resources for the first paint first, metadata after it. */
export function pageHead(options: HeadOptions): string {
  const { title, description, canonical, siteName, isIndexed, image, css } = options
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeText(title)}</title>`,
    options.preloads,
    css === '' ? '' : `<style>${css}</style>`,
    description === '' ? '' : meta('name', 'description', description),
    `<link rel="canonical" href="${escapeAttribute(canonical)}">`,
    isIndexed ? '' : meta('name', 'robots', 'noindex'),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
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

/** Media query of windows in which letters and the first picture are fetched at once. */
export const wideWindows = '(min-width:62em)'

/**
 * Font preload elements.
 * @param media query of the windows that they are for
 * @default all
 */
export const fontPreloads = (paths: readonly string[], media?: string): string =>
  paths
    .map(
      (path) =>
        `<link rel="preload" as="font" type="font/woff2" href="${escapeAttribute(path)}"${media === undefined ? '' : ` media="${media}"`} crossorigin>`,
    )
    .join('')

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeAttribute(content)}">`

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
