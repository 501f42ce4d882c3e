import { cva, type VariantProps } from '../variants.ts'

export const fileInputVariants = cva(
  'ui:file-input ui:w-full ui:min-w-0 ui:rounded-field ui:border ui:border-border ui:bg-surface ui:text-app-sm ui:text-text ui:hover:border-text ui:aria-invalid:border-danger ui:disabled:bg-hover ui:disabled:text-muted ui:disabled:border-line ui:focus-visible:outline-offset-0',
)

export type FileInputVariants = VariantProps<typeof fileInputVariants>
