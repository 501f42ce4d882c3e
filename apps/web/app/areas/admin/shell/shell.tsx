import { type Admin, signOutAdmin } from '@naikkelas/contract/identity'
import { Icon, Logo } from '@naikkelas/ui/icons'
import { useToast } from '@naikkelas/ui/toast'
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation, useNavigation } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { forgetAllDrafts } from '../kit/form-draft.ts'
import { AccountMenu } from '../../../shared/shell/account-menu.tsx'
import { useCommandKey } from '../commands/use-command-key.ts'
import { grouped, homeFor, navFor, type NavItem } from './nav.ts'
import { latePart } from '../../../shared/late/late-part.tsx'

// Fetched when it is first opened.
const ShellCommands = latePart(async () => (await import('./shell-commands.tsx')).ShellCommands)

interface ShellProps {
  admin: Admin
  children: ReactNode
}

/** The frame of the admin: navigation on the left, account below it. */
export function Shell({ admin, children }: ShellProps) {
  const [isCommanding, setIsCommanding] = useState(false)
  useCommandKey(useCallback(() => setIsCommanding(true), []))
  const signOut = useSignOut()
  return (
    <div className="flex min-h-dvh flex-col bg-ground md:flex-row">
      <div
        aria-hidden="true"
        data-state={useNavigation().state}
        className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 origin-left scale-x-0 bg-accent opacity-0 data-[state=loading]:scale-x-90 data-[state=loading]:opacity-100 data-[state=loading]:transition-transform data-[state=loading]:duration-[4s]"
      />
      <header className="flex items-center gap-1 border-b max-md:flex-wrap border-line bg-surface px-4 py-2 md:sticky md:top-0 md:h-dvh md:w-60 md:shrink-0 md:flex-col md:items-stretch md:gap-6 md:border-e md:border-b-0 md:px-3 md:py-4">
        <Link
          to={homeFor(admin)}
          className="inline-flex min-h-11 items-center rounded-chip text-accent md:px-2"
          aria-label="Naikkelas Admin"
        >
          <Logo label="" height={24} className="max-sm:hidden" />
          <Logo label="" height={24} variant="symbol" className="sm:hidden" />
        </Link>
        <nav
          ref={useCurrentInSight()}
          aria-label="Menu admin"
          className="flex flex-1 flex-row gap-1 max-md:order-last max-md:basis-full max-md:overflow-x-auto md:-mx-1 md:min-h-0 md:flex-col md:overflow-y-auto md:px-1"
        >
          {grouped(navFor(admin)).map(({ group, items }) =>
            group === undefined ? (
              items.map((item) => <NavEntry key={item.to} item={item} />)
            ) : (
              <div key={group} role="group" aria-label={group} className="flex gap-1 md:mt-3 md:flex-col">
                {/* On a phone's one line there is no room for headings. */}
                <p aria-hidden="true" className="px-2.5 text-app-xs font-semibold text-muted max-md:hidden">
                  {group}
                </p>
                {items.map((item) => (
                  <NavEntry key={item.to} item={item} />
                ))}
              </div>
            ),
          )}
        </nav>
        <button
          type="button"
          onClick={() => setIsCommanding(true)}
          aria-keyshortcuts="Control+K Meta+K"
          className="flex min-h-11 items-center gap-2.5 rounded-control px-2.5 text-app-sm font-medium text-muted transition-colors hover:bg-hover hover:text-text max-md:ms-auto md:min-h-9"
        >
          <Icon name="cari" />
          <span className="flex-1 text-start max-md:sr-only">Cari perintah</span>
          <kbd aria-hidden="true" className="font-app text-app-xs max-md:hidden">
            Ctrl K
          </kbd>
        </button>
        <AccountMenu account={admin} to="/admin/akun" onSignOut={signOut} />
      </header>
      <div className="min-w-0 flex-1">{children}</div>
      <Suspense fallback={null}>
        {isCommanding && <ShellCommands admin={admin} onSignOut={signOut} onClose={() => setIsCommanding(false)} />}
      </Suspense>
    </div>
  )
}

function NavEntry({ item: { to, label, icon } }: { item: NavItem }) {
  return (
    <NavLink
      to={to}
      className="flex min-h-11 items-center gap-2.5 rounded-control px-2.5 text-app-sm font-medium whitespace-nowrap text-muted transition-colors hover:bg-hover hover:text-text aria-[current]:bg-tint aria-[current]:font-semibold aria-[current]:text-accent md:min-h-9 md:shrink-0"
    >
      <Icon name={icon} className="shrink-0 max-sm:hidden" />
      {label}
    </NavLink>
  )
}

/** The navigation scrolls where it does not fit, on a phone sideways: the current item is in its middle. */
function useCurrentInSight() {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const line = nav.current
    const current = line?.querySelector('[aria-current]')
    if (!line || !current) return
    const [outer, inner] = [line.getBoundingClientRect(), current.getBoundingClientRect()]
    line.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
    line.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2)
  }, [pathname])
  return nav
}

function useSignOut(): () => void {
  const { toast } = useToast()
  const signOut = async () => {
    try {
      await call(signOutAdmin, {})
      forgetAllDrafts()
      window.location.assign('/admin')
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
  }
  return () => void signOut()
}
