import { cva, type VariantProps } from '../../primitives/variants.ts'

export const popoverVariants = cva(
  'ui:overlay-panel ui:beside ui:fixed ui:m-0 ui:max-w-96 ui:rounded-surface ui:border ui:border-line ui:bg-surface ui:text-app-sm ui:text-text ui:shadow-e2',
  {
    variants: { padding: { none: '', md: 'ui:p-4' } },
    defaultVariants: { padding: 'md' },
  },
)

export type PopoverVariants = VariantProps<typeof popoverVariants>
