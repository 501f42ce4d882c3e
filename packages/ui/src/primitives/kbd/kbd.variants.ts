import { cva } from '../variants.ts'

export const kbdVariants = cva(
  'ui:inline-flex ui:items-center ui:justify-center ui:rounded-box ui:border ui:border-line-strong ui:bg-hover ui:px-1.5 ui:text-app-xs ui:font-sans ui:font-medium ui:whitespace-nowrap ui:text-text',
)
