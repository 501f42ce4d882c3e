import { AccountSigns } from '../parts/account-signs.tsx'
import { PageLinkItems } from '../parts/page-link-items.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import { SiteName } from '../parts/site-name.tsx'
import { isShown, type SectionViewProps } from '../section-view.ts'
import { FootColumns, FootContact, FootLegal } from './footer-parts.tsx'
import type { FooterContent } from './footer.section.ts'

export type FooterProps = SectionViewProps<FooterContent>

/** The end of a page: its owner, how to reach them, and what the law requires. */
export default function FooterView(props: FooterProps) {
  const { content, page, slot } = props
  const { layout, name, logo, text, columns, accounts } = content
  const about = isShown(text, page) && (
    <p className={layout === 'columns' ? 'ui:tile-text' : 'ui:intro'}>{slot(['text'], text)}</p>
  )
  switch (layout) {
    case 'columns':
      return (
        <SectionShell type="footer" page={page}>
          <div className="ui:split-5-7 ui:split-top">
            <div className="ui:words">
              <SiteName name={name} logo={logo} page={page} slot={slot} />
              {about}
              <FootContact {...props} />
            </div>
            <FootColumns {...props} />
          </div>
          <div className="ui:foot-end">
            <FootLegal {...props} />
            <AccountSigns accounts={accounts} page={page} />
          </div>
        </SectionShell>
      )
    case 'wordmark':
      return (
        <SectionShell type="footer" page={page}>
          <div className="ui:heading-row">
            {about}
            <AccountSigns accounts={accounts} page={page} />
          </div>
          <FootColumns {...props} />
          <div className="ui:foot-end">
            <FootContact {...props} />
            <FootLegal {...props} />
          </div>
          {isShown(name, page) && (
            <p data-part="name" className={`ui:number ${nameSize(name)}`}>
              {slot(['name'], name)}
            </p>
          )}
        </SectionShell>
      )
    case 'line':
      return (
        <SectionShell type="footer" page={page}>
          <div className="ui:foot-line">
            <SiteName name={name} logo={logo} page={page} slot={slot} />
            <nav aria-label={page.labels.footerLinks} className="ui:nav">
              <ul>
                {columns.map(({ id, links }) => (
                  <PageLinkItems key={id} links={links} path={['columns', id, 'links']} page={page} slot={slot} />
                ))}
              </ul>
            </nav>
            <AccountSigns accounts={accounts} page={page} />
          </div>
          <div className="ui:foot-end">
            <FootLegal {...props} />
            <FootContact {...props} />
          </div>
        </SectionShell>
      )
  }
}

/** As large as the name can stand in one line. */
function nameSize(name: string): string {
  // Capitals are a fifth wider; the half leaves room for an initial.
  const width = name.length + (name.match(/\p{Lu}/gu)?.length ?? 0) * 0.2
  if (width <= 6.5) return 'ui:number-l'
  if (width <= 9.5) return 'ui:number-m'
  if (width <= 12.5) return ''
  return width <= 18.5 ? 'ui:number-s' : 'ui:number-xs'
}
