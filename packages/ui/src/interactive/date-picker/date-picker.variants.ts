import { cva } from '../../primitives/variants.ts'

export const dayVariants = cva(
  'ui:pressable ui:size-control-md ui:text-app-sm ui:tabular-nums ui:touch ui:focus-visible:outline-offset-0',
  {
    variants: {
      state: {
        chosen:
          'ui:border-transparent ui:bg-action ui:font-semibold ui:text-action-text ui:forced-colors:pressed-sign ui:pointed:bg-action-hover',
        today: 'ui:border-accent ui:font-semibold ui:text-accent ui:pointed:bg-hover ui:held:bg-line',
        plain: 'ui:border-transparent ui:text-text ui:pointed:bg-hover ui:held:bg-line',
      },
    },
    defaultVariants: { state: 'plain' },
  },
)
