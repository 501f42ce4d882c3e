import { gambar } from '../../icons/content-icons.ts'
import { IconShape } from '../../icons/icon-shape.tsx'
import { isEdited, type MediaAsset, type PageContext } from '../section-view.ts'
import type { Image } from '../values.ts'
import { classNames } from '../../primitives/class-names.ts'

export interface PictureProps {
  image: Image
  page: PageContext
  /** The share of the screen it takes, as `sizes` says it: `(min-width: 62rem) 35rem, 100vw`. */
  sizes: string
  /** Width to height when the image's own `ratio` is not set. @default the picture's */
  ratio?: '1:1' | '4:3' | '16:9' | '9:16' | '3:2'
  /** Only a section's first picture may be fetched at once. @default false */
  isFirst?: boolean
  /** In a sample its place is drawn until one is chosen. @default false */
  isExpected?: boolean
  className?: string
}

/**
 * A responsive picture: AVIF with a WebP fallback, dimensions always present, its dominant colour behind it until it
 * is there. Nothing is drawn when no picture is chosen or the chosen one is gone.
 */
export function Picture({ image, page, sizes, ratio, isFirst = false, isExpected = false, className }: PictureProps) {
  const chosen = image.mediaId === '' ? null : page.media(image.mediaId)
  const onPhone = chosen && image.phone ? page.media(image.phone.mediaId) : null
  const asset = page.isPhone ? (onPhone ?? chosen) : chosen
  const { treatment } = image
  const shape = image.ratio === undefined || image.ratio === 'original' ? ratio : image.ratio
  if (!asset)
    return isExpected && page.isSample ? (
      <EmptyPicture shape={shape ?? '3:2'} name={page.pictureName?.(image)} className={className} />
    ) : null
  const focal = focalName(image)
  const isEager = isFirst && page.imagePriority === 'high'
  const fallback = asset.widths.find((width) => width >= 720) ?? asset.widths.at(-1)
  const src = fallback === undefined ? asset.url('original', asset.width) : asset.url('webp', fallback)
  const alt = image.isDecorative ? '' : image.alt
  const classes = classNames(
    'ui:picture',
    shape && shapes[shape],
    treatment && treatments[treatment],
    isEdited(page) && canvasFocals[focal ?? ''],
    className,
  )
  const { Image: OwnImage } = page.components
  if (OwnImage)
    return (
      <OwnImage
        src={src}
        alt={alt}
        width={asset.width}
        height={asset.height}
        sizes={sizes}
        className={classes}
        priority={isEager ? 'high' : 'lazy'}
      />
    )
  const srcSet = (format: 'avif' | 'webp') => srcSetOf(asset, format)
  return (
    <picture className="ui:contents">
      {onPhone && !page.isPhone && <PhoneSources asset={onPhone} sizes={sizes} />}
      {asset.widths.length > 0 && <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />}
      <img
        src={src}
        srcSet={asset.widths.length > 0 ? srcSet('webp') : undefined}
        sizes={asset.widths.length > 0 ? sizes : undefined}
        width={asset.width}
        height={asset.height}
        alt={alt}
        data-color={asset.color}
        data-focal={focal}
        data-picture={page.pictureName?.(image)}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding={isEager ? undefined : 'async'}
        className={classes}
      />
    </picture>
  )
}

const srcSetOf = (asset: MediaAsset, format: 'avif' | 'webp') =>
  asset.widths.map((width) => `${asset.url(format, width)} ${width}w`).join(',')

/** Below the width at which pages get a second column; with its own dimensions, so that nothing moves. */
const phoneScreens = '(max-width:39.99em)'

function PhoneSources({ asset, sizes }: { asset: MediaAsset; sizes: string }) {
  const { width, height } = asset
  const common = { media: phoneScreens, width, height }
  if (asset.widths.length === 0) return <source {...common} srcSet={asset.url('original', width)} />
  return (
    <>
      <source {...common} type="image/avif" srcSet={srcSetOf(asset, 'avif')} sizes={sizes} />
      <source {...common} type="image/webp" srcSet={srcSetOf(asset, 'webp')} sizes={sizes} />
    </>
  )
}

/** Whether a picture is drawn, or in a sample its place: what frames one is left out with it. */
export function isPictured(image: Image, page: PageContext): boolean {
  return page.isSample || (image.mediaId !== '' && page.media(image.mediaId) !== null)
}

interface EmptyPictureProps {
  shape: keyof typeof shapes
  name: string | undefined
  className?: string | undefined
}

function EmptyPicture({ shape, name, className }: EmptyPictureProps) {
  return (
    <picture className="ui:contents" aria-hidden={name === undefined ? true : undefined}>
      <span data-picture={name} className={classNames('ui:picture', 'ui:picture-empty', shapes[shape], className)}>
        <IconShape of={gambar} size={32} />
      </span>
    </picture>
  )
}

const shapes = {
  '1:1': 'ui:aspect-square',
  '4:3': 'ui:aspect-[4/3]',
  '3:2': 'ui:aspect-[3/2]',
  '16:9': 'ui:aspect-video',
  '9:16': 'ui:aspect-[9/16]',
}

const treatments = { none: '', duotone: 'ui:picture-duotone', step: 'ui:picture-step' }

// Published pages make a class of `data-focal`; the canvas, drawn without that step, brings the same as classes.
const canvasFocals: Readonly<Record<string, string>> = {
  'top-left': 'ui:object-left-top',
  'top-center': 'ui:object-top',
  'top-right': 'ui:object-right-top',
  'center-left': 'ui:object-left',
  'center-right': 'ui:object-right',
  'bottom-left': 'ui:object-left-bottom',
  'bottom-center': 'ui:object-bottom',
  'bottom-right': 'ui:object-right-bottom',
}

// Nine positions are enough to keep a face in view, and need no style attribute.
const columns = ['left', 'center', 'right'] as const
const rows = ['top', 'center', 'bottom'] as const

function focalName({ focal }: Image): string | undefined {
  if (!focal) return undefined
  const third = (value: number) => Math.min(2, Math.floor(value * 3))
  return `${rows[third(focal.y)] ?? 'center'}-${columns[third(focal.x)] ?? 'center'}`
}
