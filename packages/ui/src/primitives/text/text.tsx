import type { HTMLAttributes, Ref } from 'react'
import { textVariants } from './text.variants.ts'

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'dt' | 'dd' | 'time' | 'legend' | 'figcaption'
  /** @default 'app-sm' */
  size?: 'lead' | 'body' | 'small' | 'label' | 'app-lg' | 'app-md' | 'app-sm' | 'app-xs'
  /** Never the only sign of a state: say it in words too. @default 'default' */
  tone?: 'default' | 'muted' | 'accent' | 'danger' | 'ok' | 'warn' | 'inherit'
  /** @default the size's own */
  weight?: 'regular' | 'medium' | 'semibold' | 'bold'
  /** Digits of one width, for numbers that stand under each other. @default false */
  hasTabularDigits?: boolean
  /** One line, cut with an ellipsis. @default false */
  isTruncated?: boolean
  ref?: Ref<HTMLElement>
}

/** Running text in one of the sizes there are. */
export function Text({
  as = 'p',
  size,
  tone,
  weight,
  hasTabularDigits,
  isTruncated,
  className,
  ref,
  ...rest
}: TextProps) {
  const Element: 'p' = as as 'p'
  return (
    <Element
      {...rest}
      ref={ref as Ref<HTMLParagraphElement>}
      data-component="Text"
      className={textVariants({ size, tone, weight, hasTabularDigits, isTruncated, className })}
    />
  )
}
