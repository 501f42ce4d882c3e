import { Children, type HTMLAttributes, type Ref } from 'react'
import { type CarouselLabels, carouselLabelsId } from './carousel.labels.ts'
import { carouselVariants } from './carousel.variants.ts'

export interface CarouselProps extends HTMLAttributes<HTMLDivElement> {
  /** What is in it: “Kelas terbaru”. Names the list. */
  label: string
  /** How wide one is: two to a phone, one with the next peeking in, or nearly the whole width. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Names of the two buttons: `carouselLabelsEn` for English. @default carouselLabelsId */
  labels?: CarouselLabels
  ref?: Ref<HTMLDivElement>
}

/**
 * Things beside each other that are swiped through, each coming to rest at the start. No script: it scrolls by itself,
 * and browsers that can draw buttons for that show two.
 */
export function Carousel({
  label,
  size,
  labels = carouselLabelsId,
  className,
  style,
  children,
  ...rest
}: CarouselProps) {
  return (
    <div data-component="Carousel" style={style} className={carouselVariants({ size, className })}>
      {/* The keyboard reaches what scrolls, even if nothing in it can be pressed. */}
      <div
        role="group"
        aria-label={label}
        tabIndex={0}
        data-previous={labels.previous}
        data-next={labels.next}
        {...rest}
      >
        <ul>
          {Children.toArray(children).map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
