import { linkProps } from '../../rich-text/rich-text.tsx'
import { type FieldPath, isShown, type SectionPartProps } from '../section-view.ts'
import type { PageLink } from './page-links.schema.ts'

export interface PageLinkItemsProps extends SectionPartProps {
  links: readonly PageLink[]
  /** Where the list sits in the content. */
  path: FieldPath
}

/** The items of a list of links; one without an address is drawn as text. */
export function PageLinkItems({ links, path, page, slot }: PageLinkItemsProps) {
  return links
    .filter(({ label }) => isShown(label, page))
    .map(({ id, label, target }) => {
      const address = page.href(target)
      const words = slot([...path, id, 'label'], label)
      return (
        <li key={id} data-part="item">
          {address === null ? (
            <span>{words}</span>
          ) : (
            <page.components.Link {...linkProps(address)}>{words}</page.components.Link>
          )}
        </li>
      )
    })
}
