export interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface Place {
  panel: Box
  /** The selected words, or the caret. */
  words: Box
  /** The whole text. */
  text: Box
  /** What can be seen of it: the window, without the bars around the canvas. */
  view: Box
}

const gap = 8

/**
 * Where the toolbar floats, in pixels of the window: below the text, so that neither the text nor the title above it is
 * covered; while the text goes on beyond what can be seen, at the edge that leaves the words being written free.
 */
export function floatingPosition({ panel, words, text, view }: Place): { left: number; top: number } {
  const highest = view.top + gap
  const lowest = Math.max(highest, view.top + view.height - panel.height - gap)
  const above = within(text.top - panel.height - gap, highest, lowest)
  const below = within(text.top + text.height + gap, highest, lowest)
  const covers = (top: number) => top < words.top + words.height && top + panel.height > words.top
  const center = text.left + text.width / 2 - panel.width / 2
  return {
    left: Math.round(within(center, view.left + gap, view.left + view.width - panel.width - gap)),
    top: Math.round(covers(below) && !covers(above) ? above : below),
  }
}

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))
