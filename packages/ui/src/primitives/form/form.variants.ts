import { cva, type VariantProps } from '../variants.ts'

export const formVariants = cva('ui:flex ui:min-w-0 ui:flex-col', {
  variants: { gap: { sm: 'ui:gap-3', md: 'ui:gap-4', lg: 'ui:gap-6' } },
  defaultVariants: { gap: 'md' },
})

export type FormVariants = VariantProps<typeof formVariants>
