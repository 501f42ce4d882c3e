import type { Locator, Page } from '@playwright/test'
import { MouseHand } from './mouse-hand.ts'

/** Everything is tapped with a finger on a phone; its keyboard writes words, and marks the ones just written. */
export class TouchHand extends MouseHand {
  protected override async press(target: Locator): Promise<void> {
    await target.tap()
  }

  protected override async set(target: Locator, isOn: boolean): Promise<void> {
    if ((await target.isChecked()) !== isOn) await target.tap()
  }

  protected override async selectWords(_: Locator, words: string): Promise<void> {
    for (let count = 0; count < words.length; count += 1) await this.builder.page.keyboard.press('Shift+ArrowLeft')
  }

  /** The toolbar is on the canvas, which the panel covers. */
  protected override async choose(menu: string, name: string): Promise<void> {
    await closePanel(this.builder.page)
    await super.choose(menu, name)
    await openPanel(this.builder.page, 'Atur')
  }
}

export async function openPanel(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true, expanded: false }).tap()
}

export async function closePanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tutup panel' }).tap()
}

/** Counts what a mouse would do to the page; a tap's own mouse events, which browsers add for old pages, are none. */
export async function countMouseEvents(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = []
  await page.exposeFunction('noteMouse', (what: string) => seen.push(what))
  await page.addInitScript(() => {
    const note = (event: Event) => {
      const isMouse =
        event instanceof PointerEvent
          ? event.pointerType === 'mouse'
          : (event as UIEvent & { sourceCapabilities?: { firesTouchEvents: boolean } | null }).sourceCapabilities
              ?.firesTouchEvents !== true
      if (isMouse && event.isTrusted) (window as unknown as { noteMouse: (what: string) => void }).noteMouse(event.type)
    }
    for (const name of ['pointerdown', 'pointermove', 'pointerup', 'mousedown', 'mousemove', 'mouseup', 'wheel'])
      window.addEventListener(name, note, { capture: true, passive: true })
  })
  return async () => {
    // What was noted before is here by the time that this comes back.
    await page.evaluate(() => null)
    return seen
  }
}
