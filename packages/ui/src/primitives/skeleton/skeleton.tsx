import type { HTMLAttributes, Ref } from 'react'
import { skeletonVariants } from './skeleton.variants.ts'

export interface SkeletonProps extends HTMLAttributes<HTMLDivElement> {
  /** Give it the size of what will be there with width and height classes. @default 'text' */
  shape?: 'text' | 'box' | 'control' | 'circle'
  ref?: Ref<HTMLDivElement>
}

/**
 * Holds the place of what is on its way, in its true layout. Hidden from screen readers: the region that waits says
 * `aria-busy`, and a Spinner or status says it in words.
 */
export function Skeleton({ shape, className, ...rest }: SkeletonProps) {
  return (
    <div {...rest} aria-hidden="true" data-component="Skeleton" className={skeletonVariants({ shape, className })} />
  )
}
