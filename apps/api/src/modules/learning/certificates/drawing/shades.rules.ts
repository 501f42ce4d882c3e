/** Shares of white, or of black, that a colour of the theme is mixed with. */
const mixes = {
  pale: { with: 255, share: 0.86 },
  light: { with: 255, share: 0.7 },
  soft: { with: 255, share: 0.48 },
  plain: { with: 0, share: 0 },
  deep: { with: 0, share: 0.2 },
  dark: { with: 0, share: 0.4 },
} as const

export type Shades = Readonly<Record<keyof typeof mixes, string>>

/** @param colour `#0c7a75` */
export function shadesOf(colour: string): Shades {
  const mixed = Object.entries(mixes).map(([name, mix]) => [name, mixedWith(colour, mix)])
  return Object.fromEntries(mixed) as Shades
}

function mixedWith(colour: string, { with: other, share }: { with: number; share: number }): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return `#${channels
    .map((channel) =>
      Math.round(channel + (other - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
