import { cva } from '../../primitives/variants.ts'

export const toolbarVariants = cva('ui:inline-flex ui:max-w-full ui:items-center ui:gap-0.5', {
  variants: {
    orientation: { horizontal: 'ui:flex-row', vertical: 'ui:flex-col' },
    variant: { plain: '', floating: 'ui:rounded-control ui:border ui:border-line ui:bg-surface ui:p-1 ui:shadow-e2' },
  },
  defaultVariants: { orientation: 'horizontal', variant: 'plain' },
})
