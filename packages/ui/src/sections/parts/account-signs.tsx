import { IconShape } from '../../icons/icon-shape.tsx'
import { linkProps } from '../../rich-text/rich-text.tsx'
import type { PageContext } from '../section-view.ts'
import { classNames } from '../../primitives/class-names.ts'
import type { Account } from './accounts.schema.ts'
import { networkAddress, networkName, networks } from './networks.ts'

/** Accounts that lead somewhere; in a sample the others too, so that they are seen to be missing. */
export function shownAccounts(accounts: readonly Account[], page: PageContext): Account[] {
  return accounts.filter(({ network, handle }) => page.isSample || networkAddress(network, handle) !== null)
}

/** Where an account leads as the page sees it. */
export function accountHref({ network, handle }: Account, page: PageContext): string | null {
  const href = networkAddress(network, handle)
  return href === null ? null : page.href({ kind: 'url', href })
}

export interface AccountSignsProps {
  accounts: readonly Account[]
  page: PageContext
  className?: string
}

/** Accounts as signs in a row, 56 px each; their names are read out. */
export function AccountSigns({ accounts, page, className }: AccountSignsProps) {
  const shown = shownAccounts(accounts, page)
  if (shown.length === 0) return null
  return (
    <ul className={classNames('ui:signs', className)} aria-label={page.labels.followUs}>
      {shown.map((account) => {
        const address = accountHref(account, page)
        const sign = (
          <>
            <IconShape of={networks[account.network].glyph} size={24} />
            <span className="ui:sr-only">{networkName(account.network, page.labels)}</span>
          </>
        )
        return (
          <li key={account.id} data-part="item">
            {address === null ? (
              <span className="ui:sign">{sign}</span>
            ) : (
              <page.components.Link className="ui:sign" {...linkProps(address)}>
                {sign}
              </page.components.Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
