import type { ComponentPropsWithoutRef, ElementType, HTMLAttributes, ReactNode, Ref } from 'react'
import { Rating } from '../rating/rating.tsx'
import { type ProductCardLabels, productCardLabelsId } from './product-card.labels.ts'
import { productCardVariants } from './product-card.variants.ts'
import { ProductCover } from './product-cover.tsx'
import type { CoverHue, CoverPicture, ProductKind } from './product-kinds.ts'
import { ProductPrice } from './product-price.tsx'

/** What cards of every kind have. */
export interface AnyProductCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** The name of the product, which is the link. */
  title: string
  /** The page of the product; the whole card is pressed by way of it. */
  href: string
  /** The page's outline decides. @default 3 */
  level?: 2 | 3 | 4
  /** Its picture. @default drawn: steps in the hue of the kind */
  picture?: CoverPicture
  /** Hue of a drawn cover: that of the category. @default the kind's own */
  hue?: CoverHue
  /** Steps and thing of a drawn cover: give products of one list numbers that follow each other. @default the first thing of its kind, steps by its title */
  turn?: number
  /** The first row of a page: fetched before other pictures. @default false */
  isFirst?: boolean
  /** One or two words over the cover: “Terlaris”. */
  badge?: string
  /** Whole rupiah. 0 is written “Gratis”; nothing is written where it is not given. */
  price?: number
  /** Whole rupiah that were asked before: struck through, with what is saved. Nothing below the price. */
  strikePrice?: number
  /** What buyers think of it. Nothing is written while nothing has been rated. */
  rating?: { value: number; count: number }
  /** How many places are left; 0 is sold out. Leave it out where there is no limit. */
  seatsLeft?: number
  /** For what runs out without a number. @default seatsLeft is 0 */
  isSoldOut?: boolean
  /** Over the cover at the end: a SaveButton, in a form of its own or the list's. */
  save?: ReactNode
  /** What the link is drawn with: the router's. @default 'a' */
  Link?: ElementType<ComponentPropsWithoutRef<'a'>>
  /** Everything it says itself: `productCardLabelsEn` for English. @default productCardLabelsId */
  labels?: ProductCardLabels
  ref?: Ref<HTMLElement>
}

export interface ProductCardProps extends AnyProductCardProps {
  /** Decides what a drawn cover shows, and the words above the title. */
  kind: ProductKind
  /** Words above the title. @default labels.kinds[kind] */
  kindLabel?: ReactNode
  /** Lines below the title, in order; empty ones are left out. */
  facts?: readonly ReactNode[]
  /** What the price is for, behind it: `/bulan`. */
  priceUnit?: string
  /** Over the lower corner of the cover. */
  leaf?: ReactNode
}

/** At most as many are worth hurrying for. */
const FEW_SEATS = 10

/**
 * Anything that is sold, as one card: cover, kind, title, facts, rating, price. Plain HTML without a script. Kinds have
 * their own: CourseCard, ServiceCard, ToolCard, MentorCard, EventCard, PackageCard.
 */
export function ProductCard({
  title,
  href,
  kind,
  level = 3,
  picture,
  hue,
  turn,
  isFirst = false,
  badge,
  kindLabel,
  facts = [],
  price,
  priceUnit,
  strikePrice,
  rating,
  seatsLeft,
  isSoldOut = seatsLeft === 0,
  leaf,
  save,
  Link = 'a',
  labels = productCardLabelsId,
  className,
  ref,
  ...rest
}: ProductCardProps) {
  const Title = `h${level}` as const
  return (
    <article
      {...rest}
      ref={ref}
      data-component="ProductCard"
      data-state={isSoldOut ? 'sold-out' : undefined}
      className={productCardVariants({ className })}
    >
      <ProductCover title={title} kind={kind} picture={picture} hue={hue} turn={turn} isFirst={isFirst}>
        {badge !== undefined && badge !== '' && <b>{badge}</b>}
        {leaf}
      </ProductCover>
      <p data-part="kind">{kindLabel ?? labels.kinds[kind]}</p>
      <Title>
        <Link href={href}>{title}</Link>
      </Title>
      {facts.filter(Boolean).map((fact, index) => (
        <p key={index}>{fact}</p>
      ))}
      {rating !== undefined && rating.count > 0 && <Rating {...rating} variant="compact" size="sm" />}
      {price !== undefined && <ProductPrice price={price} before={strikePrice} unit={priceUnit} labels={labels} />}
      {isSoldOut ? (
        <p data-part="seats">{labels.soldOut}</p>
      ) : (
        seatsLeft !== undefined && (
          <p data-part="seats" data-few={seatsLeft <= FEW_SEATS ? '' : undefined}>
            {labels.seatsLeft(seatsLeft)}
          </p>
        )
      )}
      {save}
    </article>
  )
}
