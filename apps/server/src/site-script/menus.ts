const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('[data-component=SiteBars] details[open]')

/** Menus close at Escape, which returns the focus, at a press beside them, and when the browser returns to a page. */
export function closeMenus(): void {
  addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape') return
    // The innermost one: Escape in a menu of the drawer leaves the drawer open.
    const menu = [...openMenus()].reverse().find((open) => open.contains(target as Node))
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  addEventListener('click', ({ target }) => {
    for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false
  })
  addEventListener('pagehide', () => {
    for (const menu of openMenus()) menu.open = false
  })
}
