import { pageFrameOf } from '@naikkelas/page'
import { type Theme, ThemeScope } from '@naikkelas/ui/theme'
import type { ReactNode } from 'react'
import { contentId } from './navigation/navigation.tsx'
import { renderToStaticMarkup } from 'react-dom/server'

/** Rules of the document around the sections, which packages/ui has no say in. */
export const frameCss =
  'html{-webkit-text-size-adjust:100%;scroll-behavior:smooth}body{margin:0;overflow-wrap:break-word}@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}'

/**
 * The document's markup without its head. Where nothing stands before the content, no link leads past it.
 */
export function frameMarkup({
  theme,
  template = 0,
  navigation,
  children,
}: {
  theme: Theme
  template?: 0 | 1
  /** The bars above the page; they bring the link to `contentId`. @default none */
  navigation?: ReactNode
  children: ReactNode
}): string {
  const { scope, column } = pageFrameOf(template)
  const body = renderToStaticMarkup(
    <ThemeScope theme={theme} as="body" {...scope}>
      {navigation}
      <main {...column} {...(navigation ? { id: contentId } : {})}>
        {children}
      </main>
    </ThemeScope>,
  )
  // React puts preloads of pictures in front; ours are chosen in the head.
  return `<html lang="id">${body.replace(/^(?:<link\b[^>]*>)+/, '')}</html>`
}
