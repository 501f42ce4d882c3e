import { cva } from '../variants.ts'

/** The lines and markers that the questions of pages have too. */
export const accordionVariants = cva('ui:folds ui:min-w-0')
