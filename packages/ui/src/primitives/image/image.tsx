import type { ImgHTMLAttributes, Ref } from 'react'
import { onColor } from '../../theme/contrast.ts'
import { imageVariants } from './image.variants.ts'

export interface ImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'width' | 'height' | 'alt'> {
  src: string
  /** What one sees, for those who do not; empty where it says nothing that the text does not. */
  alt: string
  /** Of the file, in px: its place is kept free until it is there. */
  width: number
  /** Of the file, in px. */
  height: number
  /** Cut to this shape. @default 'original' */
  ratio?: '1:1' | '4:3' | '3:2' | '16:9' | '9:16' | 'original'
  /** @default 'media' */
  corners?: 'media' | 'portrait' | 'none'
  /** `#rrggbb`, the colour that fills its place until it is there. */
  color?: string
  /** The same in better formats, best first: `{ type: 'image/avif', srcSet }`. */
  sources?: readonly { type: string; srcSet: string }[]
  /** The first picture of a page, fetched before the others. @default false */
  isFirst?: boolean
  ref?: Ref<HTMLImageElement>
}

/** A picture whose place, shape and colour are there before it is. */
export function Image({
  ratio,
  corners,
  color,
  sources = [],
  isFirst = false,
  sizes,
  className,
  style,
  ...rest
}: ImageProps) {
  const ground = color !== undefined && /^#[0-9a-f]{6}$/i.test(color) ? color : undefined
  // What reads better on it is white, of six f, or black.
  const isDark = ground !== undefined && onColor(ground).endsWith('f')
  const words = ground === undefined ? 'ui:text-text' : isDark ? 'ui:text-white' : 'ui:text-tinta-950'
  const picture = (
    <img
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      {...rest}
      sizes={sizes}
      className="ui:relative ui:size-full ui:object-cover"
    />
  )
  return (
    <span
      data-component="Image"
      style={style}
      className={imageVariants({ ratio, corners, className: className ? `${words} ${className}` : words })}
    >
      {ground !== undefined && (
        // An attribute of a drawing, so that no style attribute is needed.
        <svg aria-hidden="true" className="ui:absolute ui:size-full">
          <rect width="100%" height="100%" fill={ground} />
        </svg>
      )}
      {sources.length === 0 ? (
        picture
      ) : (
        <picture className="ui:contents">
          {sources.map((source) => (
            <source key={source.type} {...source} sizes={sizes} />
          ))}
          {picture}
        </picture>
      )}
    </span>
  )
}
