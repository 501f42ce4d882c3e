const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

/** A shortcut as its keyboard writes it: `Ctrl+Shift+Z`, `⇧⌘Z`. */
export function shortcut(key: string, { isShifted = false }: { isShifted?: boolean } = {}): string {
  return isApple ? `${isShifted ? '⇧' : ''}⌘${key}` : `Ctrl+${isShifted ? 'Shift+' : ''}${key}`
}
