import { cva } from '../variants.ts'

/** One name for the whole card: a list has dozens, and each class in their markup is sent dozens of times. */
export const productCardVariants = cva('ui:product')

export const productGridVariants = cva('ui:product-grid')
