interface SeenColor {
  channels: readonly [number, number, number]
  alpha: number
}

/** A computed colour; undefined for notations other than rgb. */
export function readColor(computed: string): SeenColor | undefined {
  const match = /^rgba?\(([\d.]+),? ([\d.]+),? ([\d.]+)(?:,? ?\/? ?([\d.]+))?\)$/.exec(computed)
  if (!match) return undefined
  const [, red, green, blue, alpha = '1'] = match
  return { channels: [Number(red), Number(green), Number(blue)], alpha: Number(alpha) }
}

/** WCAG 2.2 contrast of two opaque colours. */
export function contrastOf(one: SeenColor, other: SeenColor): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((left, right) => right - left) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance({ channels }: SeenColor): number {
  const [red, green, blue] = channels.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
