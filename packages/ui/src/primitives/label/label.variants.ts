import { cva, type VariantProps } from '../variants.ts'

export const labelVariants = cva('ui:text-text', {
  variants: {
    size: { sm: 'ui:text-app-xs ui:font-semibold', md: 'ui:text-app-sm ui:font-semibold' },
    isDisabled: { true: 'ui:opacity-50', false: '' },
  },
  defaultVariants: { size: 'sm', isDisabled: false },
})

export type LabelVariants = VariantProps<typeof labelVariants>
