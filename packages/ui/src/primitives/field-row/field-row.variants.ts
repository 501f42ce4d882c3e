import { cva } from '../variants.ts'

export const fieldRowVariants = cva('ui:@container ui:min-w-0')
