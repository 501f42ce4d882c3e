import { cva } from '../variants.ts'

export const ratingVariants = cva('ui:gold ui:rating', {
  variants: {
    variant: { stars: '', compact: 'ui:rating-compact' },
    size: { sm: 'ui:text-app-xs', md: 'ui:text-app-sm', lg: 'ui:text-app-lg' },
  },
  defaultVariants: { variant: 'stars', size: 'md' },
})
