import { mediaUrl, type PublishedPage } from '@naikkelas/contract/pages'
import { Mark } from '@naikkelas/ui/icons'

/** Wider than any card on a screen of two device pixels per CSS pixel. */
const GREATEST_WIDTH = 1200

interface PageCoverProps {
  page: PublishedPage
  /** Half a row or more on a wide screen. */
  isWide: boolean
}

/** The picture of a page, or a generated cover. Decorative: its text is beside it. */
export function PageCover({ page, isWide }: PageCoverProps) {
  const { image } = page
  if (image === null) return <DrawnCover page={page} isWide={isWide} />
  const widths = image.widths.filter((width) => width <= GREATEST_WIDTH)
  const set = (format: 'avif' | 'webp') =>
    widths.map((width) => `${mediaUrl(image, format, width)} ${width}w`).join(', ')
  const sizes = `(min-width: 64rem) ${isWide ? '34rem' : '23rem'}, (min-width: 40rem) 46vw, 90vw`
  const shown = widths.at(-1)
  return (
    <picture className="contents">
      {shown !== undefined && <source type="image/avif" srcSet={set('avif')} sizes={sizes} />}
      <img
        src={shown === undefined ? mediaUrl(image, 'original', image.width) : mediaUrl(image, 'webp', shown)}
        srcSet={shown === undefined ? undefined : set('webp')}
        sizes={shown === undefined ? undefined : sizes}
        width={image.width}
        height={image.height}
        alt=""
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  )
}

const tones = ['soft', 'board', 'turmeric', 'brand'] as const

/** Deterministic per page, and usually different from its neighbours. */
function toneOf(address: string): (typeof tones)[number] {
  let sum = 0
  for (const character of address) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9_973
  return tones[sum % tones.length] ?? 'soft'
}

const stepClasses = {
  soft: 'fill-brand-200',
  board: 'fill-brand-800',
  turmeric: 'fill-highlight-400',
  brand: 'fill-brand-600',
} as const

function DrawnCover({ page, isWide }: { page: PublishedPage; isWide: boolean }) {
  const tone = toneOf(page.address)
  return (
    <div data-tone={tone} className="relative size-full" aria-hidden="true">
      <svg viewBox="0 0 320 180" preserveAspectRatio="xMaxYMax slice" className="absolute inset-0 size-full">
        <path d="M140 180v-40h60v-40h60V60h60v120z" className={stepClasses[tone]} />
      </svg>
      <div className={`absolute start-5 top-5 max-w-[75%] ${isWide ? 'lg:start-8 lg:top-8' : ''}`}>
        <Mark className="mb-2 block size-6" />
        <p
          className={`line-clamp-3 text-app-xl leading-tight font-bold text-balance wrap-anywhere ${isWide ? 'lg:text-h2' : ''}`}
        >
          {page.title}
        </p>
      </div>
    </div>
  )
}
