import { Children, type HTMLAttributes, type Ref } from 'react'
import { cx } from '../variants.ts'
import { productGridVariants } from './product-card.variants.ts'

export interface ProductGridProps extends HTMLAttributes<HTMLUListElement> {
  ref?: Ref<HTMLUListElement>
}

/**
 * Cards of products as a list: two beside each other on a phone, three and four where there is room. Its own width
 * decides, not the window's. Name it with `aria-label`.
 */
export function ProductGrid({ className, style, children, ...rest }: ProductGridProps) {
  return (
    <div data-component="ProductGrid" style={style} className={cx('ui:@container ui:min-w-0', className)}>
      <ul {...rest} className={productGridVariants()}>
        {Children.toArray(children).map((card, index) => (
          <li key={index}>{card}</li>
        ))}
      </ul>
    </div>
  )
}
