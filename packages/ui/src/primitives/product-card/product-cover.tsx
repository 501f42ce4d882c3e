import type { ReactNode } from 'react'
import { coverOf, kindHues } from './cover-drawings.ts'
import type { CoverHue, CoverPicture, ProductKind } from './product-kinds.ts'

interface ProductCoverProps {
  title: string
  kind: ProductKind
  picture: CoverPicture | undefined
  hue: CoverHue | undefined
  turn: number | undefined
  isFirst: boolean
  children: ReactNode
}

/** Half of a phone, a third of a tablet, a quarter of the content's width. */
const cardWidths = '(min-width:62rem) 17rem,(min-width:40rem) 33vw,50vw'

/** The picture, or steps in the hue of its kind with a thing on them. Its name is the title below, so it has none. */
export function ProductCover({ title, kind, picture, hue, turn, isFirst, children }: ProductCoverProps) {
  if (picture !== undefined)
    return (
      <div data-part="cover">
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          // A picture that waits for its place can be measured, which spares its list of widths in every card.
          sizes={picture.srcSet === undefined ? undefined : (picture.sizes ?? (isFirst ? cardWidths : 'auto,50vw'))}
          alt=""
          className={picture.className || undefined}
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
        {children}
      </div>
    )
  const { steps, drawing } = coverOf(kind, { title, turn })
  return (
    <div data-part="cover" data-hue={hue ?? kindHues[kind]} data-steps={steps}>
      <svg viewBox="0 0 96 96" aria-hidden="true">
        {drawing.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
      {children}
    </div>
  )
}
