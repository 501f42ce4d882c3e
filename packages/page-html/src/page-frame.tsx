import { pageFrameOf } from '@naikkelas/page'
import { type Theme, ThemeScope } from '@naikkelas/ui/theme'
import type { ReactNode } from 'react'
import { contentId } from './shell/site-shell.tsx'
import { renderToStaticMarkup } from 'react-dom/server'

/** CSS of the document around the sections, outside of packages/ui. */
export const frameCss =
  'html{-webkit-text-size-adjust:100%;scroll-behavior:smooth}body{margin:0;overflow-wrap:break-word}@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}'

/** The document's body. The skip link exists only if something precedes the content. */
export function frameMarkup({
  theme,
  template = 0,
  bars,
  popup,
  footer,
  children,
}: {
  theme: Theme
  template?: 0 | 1
  /** The site's bars, including the skip link to `contentId`. @default none */
  bars?: ReactNode
  /** A dialog that a script opens over the page. @default none */
  popup?: ReactNode
  /** @default none */
  footer?: ReactNode
  children: ReactNode
}): string {
  const { scope, column } = pageFrameOf(template)
  const body = renderToStaticMarkup(
    <ThemeScope theme={theme} as="body" {...scope}>
      {bars}
      <main {...column} {...(bars ? { id: contentId } : {})}>
        {children}
      </main>
      {popup}
      {footer}
    </ThemeScope>,
  )
  // React hoists picture preloads; ours are chosen in the head.
  return `<html lang="id">${body.replace(/^(?:<link\b[^>]*>)+/, '')}</html>`
}
