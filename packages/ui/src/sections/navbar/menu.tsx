import { IconShape } from '../../icons/icon-shape.tsx'
import { menu, silang } from '../../icons/interface-icons.ts'
import { classNames } from '../../primitives/class-names.ts'
import { PageLinkItems } from '../parts/page-link-items.tsx'
import { isEdited, isShown, type SectionViewProps } from '../section-view.ts'
import type { NavbarContent } from './navbar.section.ts'

/** Whether there is a link to show. */
export function hasLinks({ content: { links }, page }: SectionViewProps<NavbarContent>): boolean {
  return links.some(({ label }) => isShown(label, page))
}

/**
 * Links that the browser's own popover opens and closes, Escape and a tap beside it included. In a sample they are
 * always open, and so they are in browsers that know no popover.
 */
export function Menu({
  content,
  page,
  slot,
  isFolded = false,
}: SectionViewProps<NavbarContent> & { isFolded?: boolean }) {
  const id = `${page.anchor}-menu`
  const items = <PageLinkItems links={content.links} path={['links']} page={page} slot={slot} />
  return (
    <>
      {!page.isSample && (
        <button
          type="button"
          popoverTarget={isEdited(page) ? undefined : id}
          className={classNames('ui:nav-open', !isFolded && 'ui:nav-phone')}
        >
          <IconShape of={menu} size={24} />
          {page.labels.openMenu}
        </button>
      )}
      <nav
        id={id}
        popover={page.isSample ? undefined : 'auto'}
        aria-label={page.labels.mainLinks}
        className={classNames('ui:nav', !isFolded && 'ui:nav-inline')}
      >
        {!page.isSample && (
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={page.labels.closeMenu}
            className={classNames('ui:nav-open', !isFolded && 'ui:nav-phone')}
          >
            <IconShape of={silang} size={24} />
          </button>
        )}
        {isFolded ? <ol>{items}</ol> : <ul>{items}</ul>}
      </nav>
    </>
  )
}
