import type { ButtonHTMLAttributes, Ref } from 'react'
import { cx } from '../variants.ts'
import { type ProductCardLabels, productCardLabelsId } from './product-card.labels.ts'

export interface SaveButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'title'> {
  /** What is saved; part of the button's name, so that each of dozens in a list has its own. */
  title: string
  /** Whether it is kept already: the ribbon is filled. @default false */
  isSaved?: boolean
  /** What it says itself: `productCardLabelsEn` for English. @default productCardLabelsId */
  labels?: Pick<ProductCardLabels, 'save'>
  ref?: Ref<HTMLButtonElement>
}

/** Keeps a product for later. A submit button, as buttons are by themselves, so that it works in a form without a script. */
export function SaveButton({
  title,
  isSaved = false,
  labels = productCardLabelsId,
  className,
  ...rest
}: SaveButtonProps) {
  return (
    <button
      aria-label={labels.save(title)}
      aria-pressed={isSaved}
      {...rest}
      data-component="SaveButton"
      className={cx('ui:save', className)}
    />
  )
}
