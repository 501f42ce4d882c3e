import { cva } from '../variants.ts'

/** The row of places, which goes on below where it is longer than the line. */
export const breadcrumbVariants = cva(
  'ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:gap-1 ui:text-app-xs ui:text-muted',
)
