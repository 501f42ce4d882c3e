import { cva, type VariantProps } from '../variants.ts'

export const fileInputVariants = cva(
  'ui:file-input ui:w-full ui:min-w-0 ui:rounded-field ui:border ui:border-border ui:bg-surface ui:text-app-sm ui:text-text ui:hover:border-text ui:aria-invalid:border-danger ui:control ui:focus-visible:outline-offset-0',
)

export type FileInputVariants = VariantProps<typeof fileInputVariants>
