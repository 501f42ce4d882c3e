import { cva } from 'class-variance-authority'

export const menuPanelClass =
  'ui:overlay-panel ui:z-50 ui:max-h-[var(--radix-dropdown-menu-content-available-height)] ui:min-w-48 ui:max-w-80 ui:overflow-y-auto ui:rounded-surface ui:border ui:border-line ui:bg-surface ui:p-1 ui:text-app-sm ui:text-text ui:shadow-e2'

export const menuItemVariants = cva(
  'ui:flex ui:min-h-control-sm ui:items-center ui:gap-2.5 ui:rounded-field ui:px-2.5 ui:py-1.5 ui:outline-none ui:select-none ui:cursor-pointer ui:touch-y ui:data-[highlighted]:bg-hover ui:data-[highlighted]:outline-none ui:data-[disabled]:cursor-not-allowed ui:data-[disabled]:opacity-50 ui:forced-colors:data-[highlighted]:bg-[Highlight] ui:forced-colors:data-[highlighted]:text-[HighlightText]',
  {
    variants: { isDanger: { true: 'ui:text-danger ui:data-[highlighted]:bg-danger-ground', false: '' } },
    defaultVariants: { isDanger: false },
  },
)

export const menuShortcutClass = 'ui:ms-4 ui:shrink-0 ui:text-app-xs ui:text-muted ui:tabular-nums ui:font-sans'
