interface Box {
  left: number
  top: number
  width: number
  height: number
}

const gap = 8

/**
 * Where the toolbar floats, in pixels of the window: above the selected words, below where there is no room or under a
 * finger (whose own menu comes above), and at the window's edge when both are out of sight.
 */
export function floatingPosition({ panel, words, text, window, isUnder }: { panel: Box; words: Box; text: Box; window: Box; isUnder: boolean }): { left: number; top: number } {
  const above = words.top - panel.height - gap
  const below = words.top + words.height + gap
  const lowest = window.top + window.height - panel.height - gap
  const hasRoom = { above: above >= window.top + gap, below: below <= lowest }
  const wanted = isUnder ? (hasRoom.below || !hasRoom.above ? below : above) : hasRoom.above || !hasRoom.below ? above : below
  const center = words.left + words.width / 2 - panel.width / 2
  // Over the text it belongs to, as far as that is wide enough.
  const beside = text.width >= panel.width ? within(center, text.left, text.left + text.width - panel.width) : center
  return {
    left: Math.round(within(beside, window.left + gap, window.left + window.width - panel.width - gap)),
    top: Math.round(within(wanted, window.top + gap, lowest)),
  }
}

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))
