import { cva, type VariantProps } from '../variants.ts'

export const sheetVariants = cva('ui:edge-sheet ui:shadow-e3 ui:backdrop:bg-tinta-950/50', {
  variants: { size: { sm: 'ui:edge-sheet-sm', md: '', lg: 'ui:edge-sheet-lg' } },
  defaultVariants: { size: 'md' },
})

export type SheetVariants = VariantProps<typeof sheetVariants>
