import { cva } from '../../primitives/variants.ts'

export const tooltipVariants = cva(
  'ui:pointer-events-auto ui:fixed ui:m-0 ui:max-w-64 ui:rounded-field ui:border ui:border-transparent ui:bg-inverse ui:px-2 ui:py-1 ui:text-app-xs ui:font-medium ui:text-pretty ui:text-inverse-text ui:animate-appear',
)
