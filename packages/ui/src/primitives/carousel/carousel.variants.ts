import { cva } from '../variants.ts'

export const carouselVariants = cva('ui:carousel', {
  variants: { size: { sm: 'ui:carousel-sm', md: '', lg: 'ui:carousel-lg' } },
  defaultVariants: { size: 'md' },
})
