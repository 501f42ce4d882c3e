import type { ShownPicture as Picture } from '@naikkelas/contract'
import { mediaUrl } from '@naikkelas/contract/pages'
import { focalClass } from './focal-class.ts'

interface ShownPictureProps {
  picture: Picture
  /** Widths that it is drawn in, as `sizes` of an image. */
  sizes: string
  isEager?: boolean
  className?: string
}

/** A picture of the media library beside its words, in AVIF with WebP behind. */
export function ShownPicture({ picture, sizes, isEager = false, className = '' }: ShownPictureProps) {
  const { widths, width, height, alt } = picture
  const set = (format: 'avif' | 'webp') => widths.map((one) => `${mediaUrl(picture, format, one)} ${one}w`).join(', ')
  const widest = widths.at(-1)
  return (
    <picture className="contents">
      {widest !== undefined && <source type="image/avif" srcSet={set('avif')} sizes={sizes} />}
      <img
        src={widest === undefined ? mediaUrl(picture, 'original', width) : mediaUrl(picture, 'webp', widest)}
        srcSet={widest === undefined ? undefined : set('webp')}
        sizes={widest === undefined ? undefined : sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        className={`${className} ${focalClass(picture)}`.trim() || undefined}
      />
    </picture>
  )
}
