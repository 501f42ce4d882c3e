import type { ShownPicture } from '@naikkelas/contract/content'
import { mediaUrl } from '@naikkelas/contract/pages'
import type { ShownBanner } from '@naikkelas/contract/site'

/** Up to here the picture for phones is shown. */
const PHONE = '(max-width: 767px)'

interface BannerPictureProps {
  banner: ShownBanner
  /** Widths that it is drawn in, as `sizes` of an image. */
  sizes: string
  isEager: boolean
  className: string
}

/** The picture of a banner, another one on phones, in AVIF with WebP behind. Its place is kept until it is there. */
export function BannerPicture({
  banner: { alt, picture, phonePicture },
  sizes,
  isEager,
  className,
}: BannerPictureProps) {
  const widest = picture.widths.at(-1)
  return (
    <picture className="contents">
      {phonePicture && <Sources picture={phonePicture} media={PHONE} sizes={sizes} />}
      <Sources picture={picture} sizes={sizes} />
      <img
        src={widest === undefined ? mediaUrl(picture, 'original', picture.width) : mediaUrl(picture, 'webp', widest)}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        className={className}
      />
    </picture>
  )
}

function Sources({ picture, media, sizes }: { picture: ShownPicture; media?: string; sizes: string }) {
  const { widths, width, height } = picture
  const place = { width, height, ...(media !== undefined && { media }) }
  if (widths.length === 0) return <source {...place} srcSet={mediaUrl(picture, 'original', width)} />
  const set = (format: 'avif' | 'webp') => widths.map((one) => `${mediaUrl(picture, format, one)} ${one}w`).join(', ')
  return (
    <>
      <source {...place} type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source {...place} type="image/webp" srcSet={set('webp')} sizes={sizes} />
    </>
  )
}
