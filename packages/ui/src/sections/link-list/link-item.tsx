import type { ReactNode } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { isIconName } from '../../icons/icon-names.ts'
import { Mark } from '../../icons/mark.tsx'
import { linkProps } from '../../rich-text/rich-text.tsx'
import { ContentIcon } from '../parts/content-icon.tsx'
import { Picture } from '../parts/picture.tsx'
import { isShown, type SectionPartProps } from '../section-view.ts'
import type { LinkListContent } from './link-list.section.ts'

export interface LinkItemProps extends SectionPartProps {
  item: LinkListContent['items'][number]
  layout: LinkListContent['layout']
  /** Its classes in the grid. */
  span?: string | undefined
  isFirst: boolean
}

/** One link as a whole block to press. Without an address it is drawn as text. */
export function LinkItem({ item, layout, span, isFirst, page, slot }: LinkItemProps) {
  const { id, label, note, isHighlighted, price } = item
  const address = page.href(item.target)
  const cost = isShown(price, page) && <b className="ui:link-price">{slot(['items', id, 'price'], price)}</b>
  const body = (
    <>
      <Thumb item={item} layout={layout} isFirst={isFirst} page={page} />
      <span className="ui:link-words">
        <b className={isHighlighted && layout === 'rows' ? 'ui:stabilo' : undefined}>
          {slot(['items', id, 'label'], label)}
        </b>
        {isShown(note, page) && <small>{slot(['items', id, 'note'], note)}</small>}
        {layout === 'grid' && cost}
      </span>
      {layout !== 'grid' && cost}
    </>
  )
  const className = layout === 'rows' && address !== null ? 'ui:link ui:onward' : 'ui:link'
  return (
    <li data-tone={isHighlighted && layout !== 'rows' ? standOut(page.settings.tone) : undefined} className={span}>
      {address === null ? (
        <span className={className}>{body}</span>
      ) : (
        <page.components.Link className={className} {...linkProps(address)}>
          {body}
        </page.components.Link>
      )}
    </li>
  )
}

const standOut = (tone: LinkItemProps['page']['settings']['tone']) => (tone === 'turmeric' ? 'board' : 'turmeric')

function Thumb({
  item: { icon, image },
  layout,
  isFirst,
  page,
}: Pick<LinkItemProps, 'item' | 'layout' | 'isFirst' | 'page'>): ReactNode {
  if (layout === 'rows') return <ContentIcon name={icon} size={24} className="ui:link-icon" />
  if (layout !== 'buttons' && page.media(image.mediaId))
    return (
      <Picture
        image={image}
        page={page}
        sizes={layout === 'cards' ? '6rem' : '(min-width:62rem) 33rem,50vw'}
        ratio={layout === 'cards' ? '1:1' : '4:3'}
        isFirst={isFirst}
      />
    )
  if (layout === 'grid') return null
  return <span className="ui:link-tile">{isIconName(icon) ? <Icon name={icon} size={24} /> : <Mark />}</span>
}
