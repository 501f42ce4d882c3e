import { cva, type VariantProps } from '../variants.ts'

export const segmentVariants = cva(
  'ui:relative ui:inline-flex ui:min-w-0 ui:items-center ui:justify-center ui:gap-1.5 ui:rounded-control ui:border ui:border-transparent ui:font-medium ui:text-muted ui:transition-colors ui:hover:text-text ui:touch ui:has-[:checked]:border-line-strong ui:has-[:checked]:bg-surface ui:has-[:checked]:text-text ui:has-[:disabled]:opacity-50 ui:forced-colors:has-[:checked]:outline-2',
  {
    variants: {
      size: { sm: 'ui:h-7 ui:px-2 ui:text-app-xs', md: 'ui:h-8 ui:px-3 ui:text-app-sm' },
      isFullWidth: { true: 'ui:flex-1', false: '' },
    },
    defaultVariants: { size: 'md', isFullWidth: false },
  },
)

export type SegmentVariants = VariantProps<typeof segmentVariants>
