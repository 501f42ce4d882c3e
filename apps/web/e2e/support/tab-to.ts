import { expect, type Locator } from '@playwright/test'

/** More presses than a screen full of fields takes. */
const mostPresses = 250

/**
 * Goes to the region of the screen with F6, and there with Tab, or Shift+Tab when it lies behind, until the focus is there
 * and can be seen. Tab alone would pass every button and link of the page that is composed, at each step of hundreds.
 */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const page = target.page()
  let presses = 0
  for (; presses < mostPresses; presses += 1) {
    // Looked for at each press: the fields of a section follow its selection.
    const way = await target.evaluate((wanted) => {
      const focused = document.activeElement
      if (focused === wanted) return null
      if (!focused || focused === document.body) return 'Tab'
      const regions = [...document.querySelectorAll('[data-builder-region]')]
      const regionOf = (element: Element) => regions.findIndex((region) => region.contains(element))
      const [here, there] = [regionOf(focused), regionOf(wanted)]
      if (here !== there && here !== -1 && there !== -1) return there > here ? 'F6' : 'Shift+F6'
      return wanted.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Shift+Tab' : 'Tab'
    })
    if (way === null) break
    await page.keyboard.press(way)
  }
  await expect(target, `reached after ${presses} presses of F6 and Tab`).toBeFocused()
  await expectSeen(target)
}

/** The focused element is inside the window with a visible focus ring on it or its proxy. */
async function expectSeen(target: Locator): Promise<void> {
  await expect(target).toBeInViewport()
  const isDrawn = await target.evaluate((focused) => {
    if (!focused.matches(':focus-visible')) return false
    const hasRing = (element: Element | null) => {
      if (!element) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    }
    for (
      let around: Element | null = focused, level = 0;
      around && level < 4;
      around = around.parentElement, level += 1
    )
      if (hasRing(around)) return true
    // An input laid over its drawing hands the ring on.
    return [...(focused.parentElement?.children ?? [])].some(hasRing)
  })
  expect(isDrawn, 'the focus is drawn').toBe(true)
}

/** Within a toolbar or a group of radios, where Tab stops once. */
export async function arrowTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press('ArrowRight')
  }
  await expect(target).toBeFocused()
}
