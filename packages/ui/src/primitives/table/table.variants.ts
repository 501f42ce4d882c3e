import { cva, type VariantProps } from '../variants.ts'

export const cellVariants = cva('ui:border-b ui:border-line ui:align-middle ui:text-app-sm', {
  variants: {
    align: { start: 'ui:text-start', end: 'ui:text-end ui:tabular-nums', center: 'ui:text-center' },
    density: { compact: 'ui:px-3 ui:py-1.5', normal: 'ui:px-3 ui:py-2.5' },
    isHeader: {
      true: 'ui:text-app-xs ui:font-semibold ui:text-muted ui:whitespace-nowrap ui:bg-surface',
      false: '',
    },
  },
  defaultVariants: { align: 'start', density: 'normal', isHeader: false },
})

export type CellVariants = VariantProps<typeof cellVariants>
