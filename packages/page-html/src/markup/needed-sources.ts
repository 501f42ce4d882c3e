/** Higher densities exist, but make no visible difference in a picture. */
const PIXEL_RATIO = 3
const REM_PIXELS = 16

/**
 * The part of a `srcset` that a place of fixed size can need: a portrait of 44 px needs no file of 1600.
 * @param sizes only a single length in px or rem is a fixed size; any other keeps every width
 */
export function neededSources(srcset: string, sizes: string): string {
  const [, amount, unit] = /^([\d.]+)(px|rem)$/.exec(sizes.trim()) ?? []
  if (amount === undefined) return srcset
  const pixels = Number(amount) * (unit === 'rem' ? REM_PIXELS : 1) * PIXEL_RATIO
  const sources = srcset.split(',').map((source) => ({ source, width: Number(/\s(\d+)w\s*$/.exec(source)?.[1]) }))
  const enough = sources.findIndex(({ width }) => width >= pixels)
  return enough === -1
    ? srcset
    : sources
        .slice(0, enough + 1)
        .map(({ source }) => source)
        .join(',')
}
