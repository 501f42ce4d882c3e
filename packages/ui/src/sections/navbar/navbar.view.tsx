import { classNames } from '../../primitives/class-names.ts'
import { CtaLink } from '../parts/cta-link.tsx'
import { PageLinkItems } from '../parts/page-link-items.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { SiteName } from '../parts/site-name.tsx'
import type { SectionViewProps } from '../section-view.ts'
import { hasLinks, Menu } from './menu.tsx'
import type { NavbarContent } from './navbar.section.ts'

export type NavbarProps = SectionViewProps<NavbarContent>

/** Whose page it is, where it leads, and the one thing to do. */
export default function NavbarView(props: NavbarProps) {
  const { content, page, slot } = props
  const { layout, name, logo, target, links, cta, isSticky } = content
  const brand = { name, logo, target, page, slot }
  const button = <CtaLink cta={cta} page={page} slot={slot} />
  switch (layout) {
    case 'bar':
      return (
        <SectionShell type="navbar" page={page} width="none" className={classNames(isSticky && 'ui:nav-sticky')}>
          <div className="ui:nav-bar">
            <SiteName {...brand} />
            <div className="ui:nav-end">
              {button}
              {hasLinks(props) && <Menu {...props} />}
            </div>
          </div>
        </SectionShell>
      )
    case 'masthead':
      return (
        <SectionShell type="navbar" page={page} width="none">
          <header className="ui:masthead">
            <SiteName {...brand} />
            {hasLinks(props) && (
              <nav aria-label={page.labels.mainLinks} className="ui:nav">
                <ul>
                  <PageLinkItems links={links} path={['links']} page={page} slot={slot} />
                </ul>
              </nav>
            )}
            {button}
          </header>
        </SectionShell>
      )
    case 'drawer':
      return (
        <SectionShell type="navbar" page={page} width="none">
          <div className="ui:nav-bar">
            {hasLinks(props) && <Menu {...props} isFolded />}
            <SiteName {...brand} />
            {button}
          </div>
        </SectionShell>
      )
  }
}
