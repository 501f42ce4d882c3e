import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../variants.ts'
import type { BarLink, BarMenu, CurrentPath, Person } from './bar-types.ts'
import { DrawerMenu, MenuGroups } from './menu-groups.tsx'
import { MenuLinks } from './menu-links.tsx'
import { PersonMenu } from './person-menu.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'

export interface SiteBarsProps extends HTMLAttributes<HTMLElement>, CurrentPath {
  /** The logo or the name of the site; leads to the first page. */
  logo: ReactNode
  /** Name of the link around the logo. */
  homeLabel: string
  /** Items of both bars, of the drawer and of the menu with the person's name. */
  menu: BarMenu
  /**
   * Who is signed in; null for a visitor. Without it the bars are drawn for everyone: a visitor's, with the parts of
   * members hidden for a script to show.
   */
  person?: Person | null
  /** Anchor of the page's content, for the link that skips the bars. @default 'isi' */
  contentId?: string
  /** Words of the bars. @default Indonesian */
  labels?: Partial<SiteBarLabels>
  ref?: Ref<HTMLElement>
}

export type SiteBarLabels = Record<keyof typeof siteBarLabels, string>

/** Words of the bars. */
export const siteBarLabels = {
  skip: 'Lewati ke isi',
  main: 'Utama',
  catalogue: 'Katalog',
  drawer: 'Menu',
  /** Before the person's name. */
  greeting: 'Halo,',
  signOutQuestion: 'Anda yakin ingin keluar ?',
  confirm: 'Ya',
  cancel: 'Batal',
} as const

/**
 * The bars above every page of a site: who it is, where it leads, and who is signed in. They open without a script and
 * are a drawer where they are narrower than 992 px.
 */
export function SiteBars({
  logo,
  homeLabel,
  menu,
  person,
  currentPath,
  contentId = 'isi',
  labels: given,
  className,
  ...rest
}: SiteBarsProps) {
  const labels = { ...siteBarLabels, ...given }
  const members = membersOf(person)
  return (
    <header {...rest} data-component="SiteBars" data-tone="white" className={cx('ui:site-bars', className)}>
      <a href={`#${contentId}`} className="ui:site-skip">
        {labels.skip}
      </a>
      <div className="ui:site-row">
        <nav aria-label={labels.main} className="ui:site-main">
          <a href="/" aria-label={homeLabel} className="ui:site-home">
            {logo}
          </a>
          {members && (
            <MenuLinks links={menu.members} currentPath={currentPath} className="ui:site-wide" {...members} />
          )}
          <MenuLinks links={menu.top} currentPath={currentPath} className="ui:site-wide" />
        </nav>
        {!person && <EnterLink {...menu.enter} />}
        {members && <PersonMenu person={person} links={menu.account} greeting={labels.greeting} {...members} />}
        <DrawerMenu menu={menu} label={labels.drawer} currentPath={currentPath} members={members} />
      </div>
      <nav aria-label={labels.catalogue} className="ui:site-wide ui:site-second">
        <div className="ui:site-row">
          <MenuGroups groups={menu.groups} name="katalog" currentPath={currentPath} />
          <MenuLinks links={menu.links} currentPath={currentPath} />
        </div>
      </nav>
      {members && (
        <SignOutDialog
          action={menu.account.at(-1)?.href ?? ''}
          question={labels.signOutQuestion}
          confirmLabel={labels.confirm}
          cancelLabel={labels.cancel}
        />
      )}
    </header>
  )
}

/** Attributes of what members see: hidden for a script where the visitor is not known yet; null where it is not drawn. */
function membersOf(person: Person | null | undefined): { 'data-member': ''; hidden?: true } | null {
  if (person === null) return null
  return person === undefined ? { 'data-member': '', hidden: true } : { 'data-member': '' }
}

function EnterLink({ label, href }: BarLink) {
  return (
    <a href={href} data-enter="" className="ui:site-enter">
      {label}
    </a>
  )
}
