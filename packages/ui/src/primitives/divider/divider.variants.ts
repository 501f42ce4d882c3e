import { cva, type VariantProps } from '../variants.ts'

// Borders, not grounds: forced colours keep them.
export const dividerVariants = cva('ui:border-line', {
  variants: {
    orientation: { horizontal: 'ui:w-full ui:border-b', vertical: 'ui:self-stretch ui:border-s' },
  },
  defaultVariants: { orientation: 'horizontal' },
})

export type DividerVariants = VariantProps<typeof dividerVariants>
