import { cva } from '../../primitives/variants.ts'

export const tabListVariants = cva('ui:flex ui:overflow-x-auto ui:border-b ui:border-line ui:[scrollbar-width:none]', {
  variants: { variant: { line: 'ui:gap-4', panel: 'ui:gap-0' } },
})

export const tabVariants = cva(
  'ui:relative ui:-mb-px ui:inline-flex ui:shrink-0 ui:items-center ui:justify-center ui:gap-1.5 ui:border-b-2 ui:border-transparent ui:py-2.5 ui:text-app-sm ui:font-semibold ui:whitespace-nowrap ui:text-muted ui:eased ui:hover:text-text ui:touch-y ui:disabled:opacity-50 ui:tab ui:focus-visible:-outline-offset-2',
  { variants: { variant: { line: 'ui:px-1', panel: 'ui:flex-1 ui:px-2' } } },
)
