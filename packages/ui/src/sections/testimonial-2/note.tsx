import { classNames } from '../../primitives/class-names.ts'
import { Picture } from '../parts/picture.tsx'
import { Rating } from '../parts/rating.tsx'
import { SaidBy } from '../parts/said-by.tsx'
import { isShown, type SectionPartProps } from '../section-view.ts'
import type { Testimonial2Content } from './testimonial-2.section.ts'

export interface NoteProps extends SectionPartProps {
  item: Testimonial2Content['items'][number]
  layout: Testimonial2Content['layout']
  /** Drawn larger than the others. @default false */
  isLead?: boolean
}

/** One testimonial: a note on the wall, or a card of the row with its portrait on top. */
export function Note({ item, layout, page, slot, isLead = false }: NoteProps) {
  const { id, quote, result, image, rating } = item
  const path = ['items', id]
  return (
    <figure className={classNames('ui:note', layout === 'slide' && 'ui:voice', isLead && 'ui:note-lead')}>
      {layout === 'slide' && <Picture image={image} page={page} sizes="22rem" ratio="4:3" className="ui:object-top" />}
      {(rating > 0 || isShown(result, page)) && (
        <div className="ui:note-head">
          <Rating value={rating} labels={page.labels} />
          {isShown(result, page) && (
            <p className="ui:chip" data-part="result">
              {slot([...path, 'result'], result)}
            </p>
          )}
        </div>
      )}
      {isShown(quote, page) && (
        <blockquote className="ui:quoted" data-part="quote">
          {slot([...path, 'quote'], quote)}
        </blockquote>
      )}
      <SaidBy
        said={layout === 'slide' ? { ...item, image: { ...image, mediaId: '' } } : item}
        path={path}
        page={page}
        slot={slot}
        size={isLead ? 64 : 44}
      />
    </figure>
  )
}
