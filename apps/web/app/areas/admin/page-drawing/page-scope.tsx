import { linkPageCss, type PageDocument, pageFrameOf } from '@naikkelas/page'
import { ThemeScope } from '@naikkelas/ui/theme'
import type { ReactNode } from 'react'
import { useNonce } from '../../../shared/document/nonce.ts'

interface PageScopeProps {
  document: Pick<PageDocument, 'theme' | 'template'>
  className?: string
  /** What stands over the page in its theme, outside of any column. @default nothing */
  above?: ReactNode
  children: ReactNode
}

/**
 * The theme of a page around its sections; a page of links holds them in its column, as the published one does. It wears
 * no tone: what a section draws by its own tone would take the one of its page for it.
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

/** The rules of a page of links, once for all that are drawn. */
function LinkPageStyle() {
  const nonce = useNonce()
  return (
    <style href="link-page" precedence="ui-theme" nonce={nonce}>
      {linkPageCss}
    </style>
  )
}
