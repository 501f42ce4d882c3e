import { cva, type VariantProps } from '../variants.ts'

export const buttonVariants = cva('ui:pressable ui:gap-2 ui:font-semibold ui:touch-y', {
  variants: {
    variant: {
      primary: 'ui:fill-action',
      secondary: 'ui:outlined',
      quiet: 'ui:unfilled',
      danger: 'ui:fill-danger',
      cta: 'ui:fill-cta',
    },
    size: {
      sm: 'ui:min-h-control-sm ui:px-3 ui:text-app-xs ui:gap-1.5',
      md: 'ui:min-h-control-md ui:px-4 ui:text-app-sm',
      lg: 'ui:min-h-control-lg ui:px-5 ui:text-app-md',
      page: 'ui:min-h-control-page ui:px-6 ui:py-3 ui:text-body',
    },
    isFullWidth: { true: 'ui:w-full', false: '' },
  },
  defaultVariants: { variant: 'secondary', size: 'md', isFullWidth: false },
})

export type ButtonVariants = VariantProps<typeof buttonVariants>
