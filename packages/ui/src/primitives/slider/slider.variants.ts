import { cva, type VariantProps } from '../variants.ts'

export const sliderVariants = cva('ui:slider ui:min-w-0 ui:flex-1 ui:touch-y ui:disabled:opacity-50', {
  variants: { size: { sm: 'ui:min-h-control-sm', md: 'ui:min-h-control-md' } },
  defaultVariants: { size: 'md' },
})

export type SliderVariants = VariantProps<typeof sliderVariants>
