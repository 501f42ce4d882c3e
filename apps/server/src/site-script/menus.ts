const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('[data-component=SiteBars] details[open]')

function closeBeside(target: EventTarget | null): void {
  for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false
}

/**
 * Menus close at Escape, which returns the focus, at a press beside them, when Tab leaves them, and when the browser
 * returns to a page.
 */
export function closeMenus(): void {
  addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape') return
    // The innermost one: Escape in a menu of the drawer leaves the drawer open.
    const menu = [...openMenus()].reverse().find((open) => open.contains(target as Node))
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  addEventListener('click', ({ target }) => closeBeside(target))
  // Not at any focus: a pointer's comes before its press ends, and what is pressed would move away under it.
  addEventListener('keyup', ({ key, target }) => key === 'Tab' && closeBeside(target))
  addEventListener('pagehide', () => {
    for (const menu of openMenus()) menu.open = false
  })
}
