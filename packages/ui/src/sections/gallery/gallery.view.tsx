import { classNames } from '../../primitives/class-names.ts'
import { spanClasses, spansOfThree } from '../../primitives/grid/count-grid.ts'
import { isPictured } from '../parts/picture.tsx'
import { SectionHeading } from '../parts/section-heading.tsx'
import { SectionShell } from '../parts/section-shell.tsx'
import type { SectionViewProps } from '../section-view.ts'
import type { GalleryContent } from './gallery.section.ts'
import { Photo } from './photo.tsx'

type GalleryProps = SectionViewProps<GalleryContent>

/** Pictures to look at, in rows without a hole, in one row to move, or on a wall. */
export default function GalleryView({ content, page, slot }: GalleryProps) {
  const { layout, eyebrow, title, intro, isEnlargeable } = content
  // A caption without its picture would be a hole in the row.
  const items = content.items.filter(({ image }) => isPictured(image, page))
  const heading = <SectionHeading page={page} slot={slot} eyebrow={eyebrow} title={title} intro={intro} />
  const photo = (item: (typeof items)[number], sizes: string, ratio?: '3:2') => (
    <Photo
      item={item}
      isEnlargeable={isEnlargeable}
      isFirst={item === items[0]}
      sizes={sizes}
      ratio={ratio}
      page={page}
      slot={slot}
    />
  )
  if (items.length === 0)
    return (
      <SectionShell type="gallery" page={page}>
        {heading}
      </SectionShell>
    )
  switch (layout) {
    case 'mosaic': {
      const spans = items.length === 3 ? spansOfThree : spanClasses(items.length, true)
      return (
        <SectionShell type="gallery" page={page} width="pictures">
          {heading}
          <ul className={classNames('ui:count-grid ui:mosaic ui:bleeds', items.length === 3 && 'ui:count-three')}>
            {items.map((item, index) => (
              <li key={item.id} className={spans[index]} data-part="item">
                {photo(item, '(min-width:62rem) 50vw,calc(100vw - 2.5rem)', '3:2')}
              </li>
            ))}
          </ul>
        </SectionShell>
      )
    }
    case 'strip':
      return (
        <SectionShell type="gallery" page={page}>
          {heading}
          {/* A row that scrolls must be reachable by keyboard. */}
          <div className="ui:strip" tabIndex={0} role="group" aria-label={title || undefined}>
            <ul>
              {items.map((item) => (
                <li key={item.id} data-part="item">
                  {photo(item, '(min-width:62rem) 40rem,80vw')}
                </li>
              ))}
            </ul>
          </div>
        </SectionShell>
      )
    case 'wall':
      return (
        <SectionShell type="gallery" page={page}>
          <div className="ui:split-5-7 ui:split-top">
            <div className="ui:staying">{heading}</div>
            <ul className="ui:photo-wall">
              {items.map((item) => (
                <li key={item.id} data-part="item">
                  {photo(item, '(min-width:62rem) 20rem,45vw')}
                </li>
              ))}
            </ul>
          </div>
        </SectionShell>
      )
  }
}
