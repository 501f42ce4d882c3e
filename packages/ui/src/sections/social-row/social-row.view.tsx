import type { ReactNode } from 'react'
import { IconShape } from '../../icons/icon-shape.tsx'
import { linkProps } from '../../rich-text/rich-text.tsx'
import { accountHref, AccountSigns, shownAccounts } from '../parts/account-signs.tsx'
import { spanClasses } from '../../primitives/grid/count-grid.ts'
import type { Account } from '../parts/accounts.schema.ts'
import { networkName, networks, readableHandle } from '../parts/networks.ts'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import type { SectionViewProps } from '../section-view.ts'
import type { SocialRowContent } from './social-row.section.ts'

type SocialRowProps = SectionViewProps<SocialRowContent>

/** Every place where someone can be followed or written to. */
export default function SocialRowView({ content, page, slot }: SocialRowProps) {
  const { layout, eyebrow, title, intro } = content
  const accounts = shownAccounts(content.accounts, page)
  const heading = (
    <SectionHeading
      page={page}
      slot={slot}
      eyebrow={eyebrow}
      title={title}
      intro={intro}
      align={layout === 'row' ? 'center' : 'start'}
    />
  )
  const rows = accounts.map((account) => <Row key={account.id} account={account} page={page} />)
  switch (layout) {
    case 'row':
      return (
        <SectionShell type="social_row" page={page}>
          <div className="ui:stack">
            {heading}
            <AccountSigns accounts={accounts} page={page} className="ui:signs-center" />
          </div>
        </SectionShell>
      )
    case 'names':
      return (
        <SectionShell type="social_row" page={page}>
          <div className="ui:split-5-7 ui:split-top">
            <div className="ui:staying">{heading}</div>
            {rows.length > 0 && <ul className="ui:link-rows">{rows}</ul>}
          </div>
        </SectionShell>
      )
    case 'tiles': {
      const spans = spanClasses(accounts.length)
      return (
        <SectionShell type="social_row" page={page}>
          {heading}
          {accounts.length > 0 && (
            <ul className="ui:link-boxes ui:link-grid">
              {accounts.map((account, index) => (
                <li key={account.id} className={spans[index]} data-part="item">
                  <Pressed account={account} page={page} className="ui:link ui:account">
                    <IconShape of={networks[account.network].glyph} size={40} className="ui:link-icon" />
                    <span className="ui:link-words">
                      <b>{networkName(account.network, page.labels)}</b>
                      <small>{readableHandle(account.network, account.handle)}</small>
                    </span>
                  </Pressed>
                </li>
              ))}
            </ul>
          )}
        </SectionShell>
      )
    }
  }
}

interface AccountProps extends Pick<SocialRowProps, 'page'> {
  account: Account
}

function Row({ account, page }: AccountProps) {
  const handle = readableHandle(account.network, account.handle)
  const name = networkName(account.network, page.labels)
  return (
    <li data-part="item">
      <Pressed account={account} page={page} className="ui:link ui:onward">
        <IconShape of={networks[account.network].glyph} size={24} className="ui:link-icon" />
        <span className="ui:link-words">
          <b>{handle === '' ? name : handle}</b>
          {handle !== '' && <small>{name}</small>}
        </span>
      </Pressed>
    </li>
  )
}

function Pressed({ account, page, className, children }: AccountProps & { className: string; children: ReactNode }) {
  const address = accountHref(account, page)
  return address === null ? (
    <span className={className}>{children}</span>
  ) : (
    <page.components.Link className={className} {...linkProps(address)}>
      {children}
    </page.components.Link>
  )
}
