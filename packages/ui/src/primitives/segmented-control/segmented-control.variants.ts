import { cva, type VariantProps } from '../variants.ts'

export const segmentVariants = cva(
  'ui:relative ui:inline-flex ui:min-w-0 ui:items-center ui:justify-center ui:gap-1.5 ui:rounded-control ui:border ui:border-transparent ui:font-medium ui:text-muted ui:eased ui:hover:text-text ui:touch ui:segment',
  {
    variants: {
      size: { sm: 'ui:h-7 ui:px-2 ui:text-app-xs', md: 'ui:px-3 ui:text-app-sm' },
      isFullWidth: { true: 'ui:flex-1', false: '' },
    },
    defaultVariants: { size: 'md', isFullWidth: false },
  },
)

export type SegmentVariants = VariantProps<typeof segmentVariants>
