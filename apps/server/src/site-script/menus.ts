const bars = '[data-component=SiteBars] '
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>(`${bars}details[open]`)
/** The drawer and the menu with the name, which the browser opens and closes by itself. */
const openPanels = () => document.querySelectorAll<HTMLElement>(`${bars}[popover]:popover-open`)

function closeBeside(target: EventTarget | null): void {
  for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false
}

/**
 * Menus close at Escape, which returns the focus, at a press beside them, when Tab leaves them, and when the browser
 * returns to a page.
 */
export function closeMenus(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    // The innermost one: Escape in a menu of the drawer leaves the drawer open.
    const menu = [...openMenus()].reverse().find((open) => open.contains(event.target as Node))
    if (!menu) return
    event.preventDefault()
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  addEventListener('click', ({ target }) => closeBeside(target))
  // Not at any focus: a pointer's comes before its press ends, and what is pressed would move away under it.
  addEventListener('keyup', ({ key, target }) => {
    if (key !== 'Tab') return
    closeBeside(target)
    for (const panel of openPanels()) {
      const opens = (target as Element).getAttribute?.('popovertarget') === panel.id
      if (!opens && !panel.contains(target as Node)) panel.hidePopover()
    }
  })
  addEventListener('pagehide', () => {
    for (const menu of openMenus()) menu.open = false
    for (const panel of openPanels()) panel.hidePopover()
  })
}
