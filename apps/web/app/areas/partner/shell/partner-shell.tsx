import { type PartnerAccount, signOutPartner } from '@naikkelas/contract/identity'
import { AppShell } from '@naikkelas/ui/app-shell'
import { Logo } from '@naikkelas/ui/icons'
import { perisai, toko } from '@naikkelas/ui/icons/drawings'
import { PageFrame } from '@naikkelas/ui/page-frame'
import { PageHeader } from '@naikkelas/ui/page-header'
import { Sidebar } from '@naikkelas/ui/sidebar'
import { useToast } from '@naikkelas/ui/toast'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { useHeadingFocus } from '../../../shared/document/heading-focus.ts'
import { AccountMenu } from '../../../shared/shell/account-menu.tsx'

const screens = [
  { href: '/partner', label: 'Beranda', icon: toko },
  { href: '/partner/keamanan', label: 'Keamanan', icon: perisai },
]

interface PartnerShellProps {
  account: PartnerAccount
  title: string
  /** What the screen is for, in a sentence. */
  description?: ReactNode
  children: ReactNode
}

/** The frame of every screen of the partner area: its navigation, the account, the heading. */
export function PartnerShell({ account, title, description, children }: PartnerShellProps) {
  const { pathname } = useLocation()
  return (
    <AppShell
      className="bg-ground text-text"
      sidebar={
        <Sidebar
          brand={
            <Link to="/partner" aria-label="Naikkelas Mitra" className="inline-flex min-h-11 items-center text-accent">
              <Logo label="" height={24} />
            </Link>
          }
          groups={[{ items: screens.map((screen) => ({ ...screen, isCurrent: screen.href === pathname })) }]}
          Link={RouterLink}
        >
          <AccountMenu account={account} to="/partner/keamanan" onSignOut={useSignOut()} />
        </Sidebar>
      }
    >
      <PageFrame>
        <PageHeader title={title} description={description} headingRef={useHeadingFocus()} />
        {children}
      </PageFrame>
    </AppShell>
  )
}

function RouterLink({ href = '', ...rest }: ComponentPropsWithoutRef<'a'>) {
  return <Link to={href} {...rest} />
}

function useSignOut(): () => void {
  const { toast } = useToast()
  const signOut = async () => {
    try {
      await call(signOutPartner, {})
      window.location.assign('/partner')
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
  }
  return () => void signOut()
}
