import { linkProps } from '../../rich-text/rich-text.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { ContentIcon } from '../parts/content-icon.tsx'
import { Picture } from '../parts/picture.tsx'
import { StepsFloor } from '../parts/steps-floor.tsx'
import { isShown, type SectionPartProps } from '../section-view.ts'
import { cardShapes } from './grid-card.variants.ts'
import type { GridCardContent } from './grid-card.section.ts'

export interface GridItemProps extends SectionPartProps {
  item: GridCardContent['items'][number]
  layout: GridCardContent['layout']
  /** Its classes in the grid. */
  span: string
  isFirst: boolean
  /** It is larger than the others. */
  isLed: boolean
}

/** One card: picture or icon, badge, title and text; all of it leads on when it has a target. */
export function Card({ item, layout, span, isFirst, isLed, page, slot }: GridItemProps) {
  const { id, icon, image, title, text, badge } = item
  const shape = cardShapes[layout]
  const address = page.href(item.target)
  const heading = slot(['items', id, 'title'], title)
  const Title = page.headingLevel === 1 ? 'h2' : 'h3'
  const picture = (
    <Picture
      image={image}
      page={page}
      sizes="(min-width:62rem) 25rem,(min-width:40rem) 50vw,calc(100vw - 2.5rem)"
      ratio="16:9"
      isFirst={isFirst}
    />
  )
  const words = (
    <>
      {layout !== 'numbered' && <ContentIcon name={icon} size={isLed ? 40 : 32} className="ui:text-accent" />}
      {isShown(badge, page) && <p className="ui:chip">{slot(['items', id, 'badge'], badge)}</p>}
      {isShown(title, page) && (
        <Title className="ui:tile-title">
          {address === null ? (
            heading
          ) : (
            <page.components.Link className="ui:whole" {...linkProps(address)}>
              {heading}
            </page.components.Link>
          )}
        </Title>
      )}
      {isShown(text, page) && <p className="ui:tile-text">{slot(['items', id, 'text'], text)}</p>}
    </>
  )
  if (shape === 'ui:pillar')
    return (
      <li className={classNames(span, shape)}>
        {picture}
        {words}
      </li>
    )
  const tone = layout === 'feature' && isFirst ? standOut[page.settings.tone] : undefined
  return (
    <li data-tone={tone} className={classNames(span, shape, isLed && 'ui:tile-tall')}>
      {isLed && image.mediaId === '' && <StepsFloor />}
      {picture}
      <div className="ui:tile-words">{words}</div>
    </li>
  )
}

// It must part from the section's own ground, whichever that is.
const standOut = {
  white: 'brand',
  paper: 'brand',
  soft: 'brand',
  board: 'brand',
  brand: 'board',
  turmeric: 'board',
} as const
