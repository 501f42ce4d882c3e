import { linkProps } from '../../rich-text/rich-text.tsx'
import { type FieldPath, isShown, type PageContext, type Slot } from '../section-view.ts'
import type { Image, Link } from '../values.ts'
import { Person, type PortraitProps } from './portrait.tsx'

export interface SaidByProps extends Pick<PortraitProps, 'size'> {
  said: { name: string; role: string; city: string; image: Image; source: Link }
  /** Where the testimonial sits in the content. */
  path: FieldPath
  page: PageContext
  slot: Slot
}

/** Who said it, where they are from, and where it can be checked: the caption of a testimonial. */
export function SaidBy({ said: { name, role, city, image, source }, path, page, slot, size }: SaidByProps) {
  const address = page.href(source)
  const isPlaced = isShown(role, page) || isShown(city, page)
  return (
    <figcaption className="ui:said-by" data-part="person">
      <Person
        image={image}
        page={page}
        size={size}
        name={isShown(name, page) && slot([...path, 'name'], name)}
        role={
          isPlaced && (
            <>
              {isShown(role, page) && slot([...path, 'role'], role)}
              {isShown(role, page) && isShown(city, page) && ', '}
              {isShown(city, page) && slot([...path, 'city'], city)}
            </>
          )
        }
      />
      {address !== null && (
        <page.components.Link className="ui:text-link" {...linkProps(address)}>
          {page.labels.source} <span className="ui:sr-only">{page.labels.sourceOf(name)}</span>
        </page.components.Link>
      )}
    </figcaption>
  )
}
