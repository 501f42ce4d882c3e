import { linkPageCss, type PageDocument, pageFrameOf } from '@naikkelas/page'
import { ThemeScope } from '@naikkelas/ui/theme'
import type { ReactNode } from 'react'
import { useNonce } from '../../../shared/document/nonce.ts'

interface PageScopeProps {
  document: Pick<PageDocument, 'theme' | 'template'>
  className?: string
  /** Rendered above the page in its theme, outside of any column. @default nothing */
  above?: ReactNode
  children: ReactNode
}

/**
 * The theme of a page around its sections; a link page has its column, like the published one. It sets no tone:
 * sections without one would inherit it.
 */
export function PageScope({ document: { theme, template }, className = '', above, children }: PageScopeProps) {
  const { scope, column } = pageFrameOf(template)
  return (
    <>
      {template === 1 && <LinkPageStyle />}
      <ThemeScope theme={theme} className={`bg-surface text-text ${className}`} {...scope}>
        {above}
        {template === 1 ? <div {...column}>{children}</div> : children}
      </ThemeScope>
    </>
  )
}

/** The rules of link pages, once for all that are drawn. */
function LinkPageStyle() {
  const nonce = useNonce()
  return (
    <style href="link-page" precedence="ui-theme" nonce={nonce}>
      {linkPageCss}
    </style>
  )
}
