/** A link of a navigation; the current one is tinted. */
export const navItemClass =
  'ui:flex ui:min-h-control-sm ui:items-center ui:gap-2.5 ui:rounded-control ui:px-2.5 ui:text-muted ui:eased ui:current-item ui:hover:bg-hover ui:hover:text-text ui:touch-y'
