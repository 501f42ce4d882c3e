import { cva, type VariantProps } from '../variants.ts'

/** The look shared by everything one types into or chooses from. */
export const fieldControlVariants = cva(
  'ui:w-full ui:min-w-0 ui:border ui:border-border ui:bg-surface ui:text-text ui:eased ui:hover:border-text ui:aria-invalid:border-danger ui:control ui:focus-visible:outline-offset-0',
  {
    variants: {
      size: {
        // 16 px on coarse pointers keeps iOS from zooming into the field.
        sm: 'ui:min-h-control-sm ui:px-2.5 ui:text-app-xs ui:touch-y ui:pointer-coarse:text-app-md',
        md: 'ui:min-h-control-md ui:px-3 ui:text-app-sm ui:touch-y ui:pointer-coarse:text-app-md',
        lg: 'ui:min-h-control-lg ui:px-4 ui:text-app-md',
      },
      shape: { control: 'ui:rounded-control', field: 'ui:rounded-field' },
    },
    defaultVariants: { size: 'md', shape: 'control' },
  },
)

export type FieldControlVariants = VariantProps<typeof fieldControlVariants>
