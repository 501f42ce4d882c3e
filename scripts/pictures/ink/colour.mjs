/** The ladder of the identity and the six skins. Pictures use these and mixes of them, nothing else. */

const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]
const ladder = (hexes) => Object.fromEntries(hexes.split(' ').map((hex, index) => [STEPS[index], `#${hex}`]))

export const toska = ladder('eefbf9 dbf7f3 b1e9e3 76d3cb 3db7af 209892 0c7a75 005f5c 004948 023535 022424')
export const kunyit = ladder('fff8e3 fff0c7 ffdb85 ffb702 e39501 c37813 9f5d18 7f4715 633513 48260f 32190b')
export const cabai = ladder('fff6f6 ffedec ffd5d3 ffafab ff7f78 f44d47 d22727 a8171a 811618 5e1213 3f0e0f')
export const daun = ladder('f2fbf0 e2f7de c0eab9 92d48a 60b95c 449b44 2e7c31 1f6124 184b1d 113616 0c2410')
export const langit = ladder('f1faff e2f4ff bde4fe 8bcbf7 54adec 2a8fd5 0f71b4 095891 0e4371 0f3052 0c2038')
export const tinta = ladder('f6f9f9 edf2f2 d9e0e0 bcc6c6 9ca8a8 7d8c8c 607070 475858 334444 213232 132222')

export const white = '#ffffff'
export const ink = tinta[950]
export const spot = kunyit[300]

const channels = (hex) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

/** `share` of the second colour in the first. */
export const mix = (first, second, share) => {
  const other = channels(second)
  return `#${channels(first)
    .map((value, index) =>
      Math.round(value + (other[index] - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export const skins = ['#f2c9a5', '#e3b088', '#c98d5f', '#a96f45', '#85522f', '#5e3a22']

/** What a face needs of one skin: its shaded side, its lines and its cheeks. */
export const skinTones = (skin) => ({
  base: skin,
  shade: mix(skin, '#7a2f1a', 0.2),
  line: mix(skin, '#3a1208', 0.55),
  blush: mix(skin, '#e8503f', 0.26),
})

/** A cloth of one colour: `fold` is its shaded side, `edge` the line of a seam. */
export const cloth = (colour) => ({ base: colour, fold: mix(colour, ink, 0.16), edge: mix(colour, ink, 0.34) })
