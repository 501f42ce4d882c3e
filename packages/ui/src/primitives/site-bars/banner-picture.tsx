import type { BannerAsset, SiteBanner } from './banner-types.ts'

/** Up to here the picture for phones is shown. */
const PHONE = '(max-width: 767px)'

interface BannerPictureProps {
  banner: SiteBanner
  /** Widths that it is drawn in, as `sizes` of an image. */
  sizes: string
  /** Fetched at once. */
  isFirst: boolean
}

/** The picture of a banner, another one on phones, in AVIF with WebP behind. Its place is kept until it is there. */
export function BannerPicture({ banner: { alt, picture, phonePicture }, sizes, isFirst }: BannerPictureProps) {
  const { width, height, widths, url } = picture
  const widest = widths.at(-1)
  return (
    <picture className="ui:contents">
      {phonePicture && <Sources picture={phonePicture} media={PHONE} sizes={sizes} />}
      <Sources picture={picture} sizes={sizes} />
      <img
        src={widest === undefined ? url('original', width) : url('webp', widest)}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className="ui:block ui:w-full"
      />
    </picture>
  )
}

function Sources({ picture, media, sizes }: { picture: BannerAsset; media?: string; sizes: string }) {
  const { widths, width, height, url } = picture
  const place = { width, height, ...(media !== undefined && { media }) }
  if (widths.length === 0) return <source {...place} srcSet={url('original', width)} />
  const set = (format: 'avif' | 'webp') => widths.map((one) => `${url(format, one)} ${one}w`).join(', ')
  return (
    <>
      <source {...place} type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source {...place} type="image/webp" srcSet={set('webp')} sizes={sizes} />
    </>
  )
}
