import { cva, type VariantProps } from '../variants.ts'

export const pageLinkVariants = cva(
  'ui:pressable ui:gap-1 ui:min-w-control-md ui:min-h-control-md ui:px-2 ui:text-app-sm ui:font-medium ui:tabular-nums ui:touch',
  {
    variants: {
      isCurrent: {
        true: 'ui:border-accent ui:bg-tint ui:text-accent ui:forced-colors:pressed-sign',
        false: 'ui:border-transparent ui:text-text ui:pointed:bg-hover ui:held:bg-line',
      },
    },
    defaultVariants: { isCurrent: false },
  },
)

export type PageLinkVariants = VariantProps<typeof pageLinkVariants>
