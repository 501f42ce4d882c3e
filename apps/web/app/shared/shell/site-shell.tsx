import { type Person, SiteBars, SiteFooter } from '@naikkelas/ui/site-bars'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { SiteBanners } from '../banners/site-banners.tsx'
import { SitePopup } from '../banners/site-popup.tsx'
import { BrandLogo } from '../site/brand-logo.tsx'
import { siteMenuOf } from '../site/site-menu.ts'
import { useSite } from '../site/site-context.tsx'
import { VerifyDialog } from './verify-dialog.tsx'

/** Target of the link that skips the bars: the id of a screen's `<main>`. */
export const contentId = 'isi'

interface SiteShellProps {
  /**
   * Who is signed in, on screens of one person; null for a visitor. A screen that is sent to everyone leaves it out, and
   * the site's script fills it in.
   */
  person?: Person | null
  /** Color scheme of the ground. @default 'paper' */
  tone?: 'paper' | 'white'
  /** The screen: its `<main>` has the id `contentId`. */
  children: ReactNode
}

/** The frame of every screen of the site: bars, content, footer. */
export function SiteShell({ person, tone = 'paper', children }: SiteShellProps) {
  const { pathname } = useLocation()
  const site = useSite()
  const menu = siteMenuOf(site)
  return (
    <div className="flex min-h-dvh flex-col bg-ground text-text" data-tone={tone}>
      <SiteBars
        // Menus and the drawer close when the screen changes.
        key={pathname}
        logo={<BrandLogo />}
        homeLabel={`${site.brand.name}, ke beranda`}
        menu={menu}
        currentPath={pathname}
        contentId={contentId}
        {...(person === undefined ? {} : { person })}
      />
      {/* On screens that are the same for everyone; those of one person are for what the person does there. */}
      {person === undefined && <SiteBanners />}
      {children}
      {person === undefined && <SitePopup />}
      {person && <VerifyPrompt profileHref={person.href} />}
      <SiteFooter
        logo={<BrandLogo />}
        text="Kelas praktik, alat, dan pendampingan untuk pemilik usaha kecil."
        groups={menu.footer}
        legal={menu.legal}
        currentPath={pathname}
      />
    </div>
  )
}

function VerifyPrompt({ profileHref }: { profileHref: string }) {
  const navigate = useNavigate()
  return <VerifyDialog profileHref={profileHref} onGo={(address) => void navigate(address)} />
}
