// What happens while fonts are on their way.
import { fonts } from './looks.mjs'

/** How the files name themselves; Arial's stand-in is Arimo. */
export const fontOf = { poppins: 'Poppins', roboto: 'Roboto', arial: 'Arimo', montserrat: 'Montserrat' }
export const heldFontLooks = fonts.flatMap((font) =>
  [360, 768, 1120, 1440].map((width) => ({ font, rounded: 'medium', mode: 'light', width })),
)

/** How far the course page moves when its fonts come three seconds late, and the font its title ends in. */
export async function layoutShift({ open, course }, look) {
  const page = await open([course], look, { holdMs: 3000 })
  try {
    await page.waitForFunction(
      (family) => [...document.fonts].some((face) => face.family.includes(family) && face.status === 'loaded'),
      look.font === 'arial' ? 'Naik Arial' : fontOf[look.font],
    )
    await page.evaluate(() => document.fonts.ready)
    // Layout shifts are reported after the frame they happened in.
    const shift = await page.evaluate(
      () =>
        new Promise((resolve) => {
          // Fallback fonts load from data URLs here, and at once where they are installed: their shifts are not
          // counted.
          const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/fonts/'))
          const arrival = Math.min(...fonts.map(({ responseEnd }) => responseEnd))
          let sum = 0
          new PerformanceObserver((list) => {
            for (const { startTime, value } of list.getEntries()) if (startTime >= arrival - 50) sum += value
          }).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum), 100)))
        }),
    )
    return { shift, painted: await paintedFont(page) }
  } finally {
    await page.close()
  }
}

/** The family that renders the title, as the engine reports it. */
async function paintedFont(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts: painted } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return (
    painted.toSorted((one, other) => other.glyphCount - one.glyphCount)[0]?.familyName.replace(/ Thin$/, '') ??
    'nothing'
  )
}
