export const menuPanelClass = 'ui:menu-panel ui:overlay-panel ui:text-app-sm ui:shadow-e2'

export const menuItemClass = 'ui:menu-item ui:min-h-control-sm ui:touch-y'

export const menuShortcutClass = 'ui:menu-shortcut ui:tabular-nums ui:text-app-xs'
