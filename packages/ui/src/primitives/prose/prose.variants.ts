import { cva, type VariantProps } from '../variants.ts'

export const proseVariants = cva('ui:prose ui:min-w-0 ui:text-text', {
  variants: { isFullWidth: { true: 'ui:max-w-full', false: '' } },
  defaultVariants: { isFullWidth: false },
})

export type ProseVariants = VariantProps<typeof proseVariants>
