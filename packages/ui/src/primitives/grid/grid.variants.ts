import { cva } from '../variants.ts'

/** One column, two, then the twelve that are shared out by number. */
export const gridVariants = cva('ui:count-grid')
