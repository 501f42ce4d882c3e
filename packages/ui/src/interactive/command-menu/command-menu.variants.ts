import { cva } from '../../primitives/variants.ts'

/** A list to choose from by keys that stay in a text field: the chosen one is marked, not focused. */
export const listboxClass = 'ui:listbox'

export const optionVariants = cva('ui:menu-item ui:min-h-control-md ui:text-app-sm ui:touch-y', {
  variants: { isDisabled: { true: 'ui:opacity-50', false: '' } },
  defaultVariants: { isDisabled: false },
})
