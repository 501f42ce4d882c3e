import { cva, type VariantProps } from '../variants.ts'

export const iconButtonVariants = cva('ui:pressable ui:shrink-0 ui:touch ui:forced-colors:aria-pressed:pressed-sign', {
  variants: {
    variant: {
      quiet: 'ui:quiet-sign',
      outline: 'ui:outlined ui:pressed-tint',
      primary: 'ui:fill-action',
      danger: 'ui:border-transparent ui:text-danger ui:pointed:bg-danger-ground ui:held:border-danger',
    },
    size: { sm: 'ui:size-control-sm', md: 'ui:size-control-md', lg: 'ui:size-control-lg' },
  },
  defaultVariants: { variant: 'quiet', size: 'md' },
})

export type IconButtonVariants = VariantProps<typeof iconButtonVariants>
