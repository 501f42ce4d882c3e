import { cva, type VariantProps } from '../variants.ts'

// Turned round when it wraps: the drawing beside the words is then above them.
export const emptyStateVariants = cva('ui:flex ui:flex-wrap-reverse ui:items-center ui:gap-6', {
  variants: { size: { inline: 'ui:p-4', page: 'ui:px-6 ui:py-12' } },
  defaultVariants: { size: 'page' },
})

export type EmptyStateVariants = VariantProps<typeof emptyStateVariants>
