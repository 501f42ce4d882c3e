import { openMatrix } from '../matrix/browser.mjs'
import { everyLook, everyPair, fonts, widths } from '../matrix/looks.mjs'
import { fontOf, heldFontLooks, layoutShift } from '../matrix/fonts.mjs'

export const title = 'Theme matrix: every section in every look, and under what visitors do to pages'

/** Throws with all that was found; says how much was looked at when nothing was. */
const none = (found, looked) => {
  if (found.length > 0) throw new Error(`${found.length}: ${found.join('; ')}`)
  return looked
}

export async function verify(promise) {
  const matrix = await openMatrix()
  const { usual, long, look } = matrix
  const plainLooks = widths.flatMap((width) => fonts.map((font) => ({ font, rounded: 'medium', mode: 'light', width })))
  const pairs = everyPair()
  const looked = (shots, looks) => `0 in ${shots.length} sections × ${looks.length} looks`
  const clean = async (shots, looks, how) => none(await look(shots, looks, how), looked(shots, looks))
  const zoomed = (page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  const lasting = { reportsBroken: false }

  try {
    await promise('nothing overflows, is cut off or breaks a word of up to 14 letters at 320 px', () =>
      clean(usual, everyLook()),
    )
    await promise('the same with every field filled with long Indonesian text', () => clean(long, pairs))
    await promise('nothing overflows or is cut off with text at 200 %', () =>
      clean(usual, plainLooks, { ...lasting, prepare: zoomed }),
    )
    await promise('… with long text at 200 %', () => clean(long, plainLooks, { ...lasting, prepare: zoomed }))
    await promise('… with pictures and fonts blocked', () => clean(usual, plainLooks, { ...lasting, isBlocked: true }))
    await promise('… in forced colours', () =>
      clean(usual, pairs, { ...lasting, prepare: (page) => page.emulateMedia({ forcedColors: 'active' }) }),
    )
    // A4 between usual margins, and a narrow receipt printer's neighbour.
    const sheets = fonts.map((font) => ({ font, rounded: 'medium', mode: 'light', width: 718 }))
    await promise('… on paper', () =>
      clean(usual, sheets, { ...lasting, prepare: (page) => page.emulateMedia({ media: 'print' }) }),
    )
    await promise('fonts that come 3 s late shift the course page by at most 0.02', async () => {
      const shifts = []
      for (const each of heldFontLooks) shifts.push({ ...each, ...(await layoutShift(matrix, each)) })
      const bad = shifts.filter(({ shift, painted, font }) => shift > 0.02 || painted !== fontOf[font])
      const worst = Math.max(...shifts.map(({ shift }) => shift))
      return none(
        bad.map(({ font, width, shift, painted }) => `${font} ${width}: ${shift.toFixed(4)}, painted ${painted}`),
        `at most ${worst.toFixed(4)} in ${fonts.length} fonts × ${heldFontLooks.length / fonts.length} widths; each ended in its own font`,
      )
    })
  } finally {
    await matrix.close()
  }
}
