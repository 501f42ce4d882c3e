import { cva, type VariantProps } from '../variants.ts'

export const cardVariants = cva('ui:rounded-surface ui:border ui:border-line ui:bg-surface ui:text-text', {
  variants: {
    padding: { none: '', sm: 'ui:p-4', md: 'ui:p-5', lg: 'ui:p-6' },
    isInteractive: {
      true: 'ui:relative ui:eased ui:card-link',
      false: '',
    },
    isSelected: { true: 'ui:border-accent ui:outline-1 ui:outline-accent', false: '' },
  },
  defaultVariants: { padding: 'md', isInteractive: false, isSelected: false },
})

export type CardVariants = VariantProps<typeof cardVariants>
