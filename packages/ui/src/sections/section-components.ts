import type { ComponentPropsWithoutRef, ComponentType, ElementType } from 'react'

/** A picture of a section, ready to draw. */
export interface SectionImageProps {
  src: string
  alt: string
  /** Pixels of the original; they keep its place free. */
  width: number
  height: number
  /** The share of the screen it takes, as `sizes` says it. */
  sizes: string
  className: string
  /** `high` for the picture that opens the page. */
  priority: 'high' | 'lazy'
}

/**
 * What an application draws instead of plain elements: its router's link, its framework's picture. They are handed
 * down as props, without context, so that server components take them too.
 */
export interface SectionComponents {
  /** Takes the attributes of `<a>`. @default 'a' */
  Link: ElementType<ComponentPropsWithoutRef<'a'>>
  /** Replaces the whole `<picture>`. @default `<picture>` with AVIF and WebP */
  Image?: ComponentType<SectionImageProps>
}

export const plainComponents: SectionComponents = { Link: 'a' }
