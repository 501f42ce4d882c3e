import { cva } from '../variants.ts'

export const pageHeaderVariants = cva(
  'ui:relative ui:flex ui:flex-wrap ui:items-start ui:justify-between ui:gap-x-5 ui:gap-y-2',
)
