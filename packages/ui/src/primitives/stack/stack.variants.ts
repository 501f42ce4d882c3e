import { cva, type VariantProps } from '../variants.ts'

export const stackVariants = cva('ui:flex ui:min-w-0', {
  variants: {
    direction: { column: 'ui:flex-col', row: 'ui:flex-row ui:flex-wrap' },
    gap: { none: 'ui:gap-0', xs: 'ui:gap-1', sm: 'ui:gap-2', md: 'ui:gap-4', lg: 'ui:gap-6', xl: 'ui:gap-10' },
    align: {
      stretch: '',
      start: 'ui:items-start',
      center: 'ui:items-center',
      end: 'ui:items-end',
      baseline: 'ui:items-baseline',
    },
    justify: { start: '', center: 'ui:justify-center', end: 'ui:justify-end', between: 'ui:justify-between' },
  },
  defaultVariants: { direction: 'column', gap: 'md', align: 'stretch', justify: 'start' },
})

export type StackVariants = VariantProps<typeof stackVariants>
