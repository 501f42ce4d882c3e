// The looks a page may have, all of them and the few that hold every pair of choices.
export const fonts = ['poppins', 'roboto', 'arial', 'montserrat']
export const roundings = ['none', 'medium', 'full']
export const modes = ['light', 'dark']
export const widths = [320, 360, 768, 1120, 1920]

/** @typedef {{ font: string, rounded: string, mode: string, width: number }} Look */

/** @returns {Look[]} every combination */
export const everyLook = () =>
  widths.flatMap((width) =>
    fonts.flatMap((font) => roundings.flatMap((rounded) => modes.map((mode) => ({ font, rounded, mode, width })))),
  )

/** @returns {Look[]} any two choices meet in at least one of these */
export function everyPair() {
  const missing = new Set(everyLook().flatMap(pairsOf))
  const chosen = []
  while (missing.size > 0) {
    const gain = (look) => pairsOf(look).filter((pair) => missing.has(pair)).length
    const best = everyLook().reduce((one, other) => (gain(other) > gain(one) ? other : one))
    for (const pair of pairsOf(best)) missing.delete(pair)
    chosen.push(best)
  }
  return chosen
}

function pairsOf(look) {
  const choices = Object.entries(look).map(([name, value]) => `${name} ${value}`)
  return choices.flatMap((one, index) => choices.slice(index + 1).map((other) => `${one}, ${other}`))
}
