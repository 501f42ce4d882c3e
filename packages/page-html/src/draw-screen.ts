import { contentSecurityPolicy } from './csp.ts'
import { ScreenCss } from './css/screen-css.ts'
import { styleIndex } from './css/style-index.ts'
import { siteTag, type SiteScript } from './script/script-tag.ts'

/** The stylesheet of an application, read once for all its screens. */
export interface ScreenStyles {
  css: ScreenCss
  /** Its `@font-face` rules. */
  faces: readonly string[]
}

export interface DrawnScreen {
  html: string
  /** Value of the Content-Security-Policy header for exactly these bytes. */
  csp: string
}

export const screenStyles = (stylesheet: string): ScreenStyles => ({
  css: new ScreenCss(styleIndex(stylesheet)),
  faces: stylesheet.match(/@font-face\s*\{[^}]*\}/g) ?? [],
})

/**
 * A public screen of the application as published pages are: with exactly the CSS it uses in its head, and the script of
 * the site's bars alone. Deterministic.
 * @param html as React wrote it, without a script; one theme scope, its body
 */
export function drawScreen({
  html,
  styles,
  siteScript,
  mediaOrigin,
}: {
  html: string
  styles: ScreenStyles
  siteScript: SiteScript
  mediaOrigin?: string | undefined
}): DrawnScreen {
  const { head, body } = parts(html)
  const { markup, css } = styles.css.draw(body)
  const style = usedFaces(styles.faces, css).join('') + css
  const end = markup.lastIndexOf('</body>')
  return {
    html: `<!doctype html><html lang="id"><head>${head}<style>${style}</style></head>${markup.slice(markup.indexOf('<body'), end)}${siteTag(siteScript)}${markup.slice(end)}`,
    csp: contentSecurityPolicy({ css: style, body: markup, mediaOrigin, hasScript: true }),
  }
}

/** Head without its stylesheets, and the document without its head. */
function parts(html: string): { head: string; body: string } {
  const start = html.indexOf('<head>')
  const end = html.indexOf('</head>')
  const bodyStart = html.indexOf('<body')
  if (start === -1 || end === -1 || bodyStart === -1) throw new Error('a screen is a whole document')
  const head = html
    .slice(start + '<head>'.length, end)
    .replace(/<link\b[^>]*\b(?:rel="stylesheet"|as="style")[^>]*>/g, '')
  // React marks where texts meet, for hydration.
  return { head, body: `<html lang="id">${html.slice(bodyStart).replaceAll('<!-- -->', '')}` }
}

/** Faces of the families and weights that are set. */
function usedFaces(faces: readonly string[], css: string): string[] {
  const weights = new Set(['400', ...[...css.matchAll(/font-weight:(\d+)/g)].map(([, weight = '']) => weight)])
  return faces.filter((face) => {
    const family = /font-family:\s*["']?([^"';}]+)/.exec(face)?.[1] ?? ''
    const weight = /font-weight:\s*(\d+)/.exec(face)?.[1] ?? '400'
    return css.includes(family) && weights.has(weight)
  })
}
