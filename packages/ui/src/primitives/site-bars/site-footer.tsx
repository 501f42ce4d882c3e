import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../variants.ts'
import type { BarGroup, BarLink, CurrentPath } from './bar-types.ts'
import { MenuLinks } from './menu-links.tsx'

export interface SiteFooterProps extends HTMLAttributes<HTMLElement>, CurrentPath {
  /** The logo or the name of the site. */
  logo: ReactNode
  /** What the site is, in a sentence. */
  text?: ReactNode
  /** Columns of links under a word each. */
  groups: readonly BarGroup[]
  /** Legal texts, in the last row. */
  legal: readonly BarLink[]
  /** Name of the navigation with the legal texts. @default 'Ketentuan' */
  legalLabel?: string
  ref?: Ref<HTMLElement>
}

/** The end of every page of a site: who it is, what the bars have no room for, and the legal texts. */
export function SiteFooter({
  logo,
  text,
  groups,
  legal,
  legalLabel = 'Ketentuan',
  currentPath,
  className,
  ...rest
}: SiteFooterProps) {
  return (
    <footer {...rest} data-component="SiteFooter" data-tone="brand" className={cx('ui:site-footer', className)}>
      <div className="ui:site-foot">
        <div>
          {logo}
          {text !== undefined && <p>{text}</p>}
        </div>
        {groups.map(({ label, links }) => (
          <nav key={label} aria-label={label}>
            <p className="ui:site-foot-word">{label}</p>
            <MenuLinks links={links} currentPath={currentPath} />
          </nav>
        ))}
      </div>
      <nav aria-label={legalLabel} className="ui:site-legal">
        <MenuLinks links={legal} currentPath={currentPath} />
      </nav>
    </footer>
  )
}
