import { cva, type VariantProps } from '../variants.ts'

export const spinnerVariants = cva('ui:inline-block ui:shrink-0 ui:text-current', {
  variants: { size: { sm: 'ui:size-4', md: 'ui:size-6', lg: 'ui:size-10' } },
  defaultVariants: { size: 'md' },
})

export type SpinnerVariants = VariantProps<typeof spinnerVariants>
