import { cva } from '../../primitives/variants.ts'

export const treeItemVariants = cva(
  'ui:flex ui:min-w-0 ui:items-center ui:gap-1.5 ui:min-h-control-sm ui:rounded-box ui:px-1.5 ui:cursor-pointer ui:text-app-sm ui:eased ui:touch-y ui:focus-visible:-outline-offset-2',
  {
    variants: {
      state: {
        selected: 'ui:bg-tint ui:font-semibold ui:text-accent ui:forced-colors:pressed-sign',
        disabled: 'ui:opacity-50',
        plain: 'ui:text-text ui:hover:bg-hover',
      },
    },
    defaultVariants: { state: 'plain' },
  },
)
