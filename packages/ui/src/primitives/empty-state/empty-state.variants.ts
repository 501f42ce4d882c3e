import { cva, type VariantProps } from '../variants.ts'

export const emptyStateVariants = cva('ui:flex ui:flex-col ui:items-start ui:gap-1.5', {
  variants: { size: { inline: 'ui:p-4', page: 'ui:px-6 ui:py-12' } },
  defaultVariants: { size: 'page' },
})

export type EmptyStateVariants = VariantProps<typeof emptyStateVariants>
