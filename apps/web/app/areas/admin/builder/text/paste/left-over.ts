import { create } from 'zustand'

/** What a paste could not put into a text, because the text is full. */
export interface LeftOver {
  rest: string
  maxLength: number
}

interface LeftOverState {
  left: (LeftOver & { at: number }) | null
}

/** The words that the last paste had too many of: they are offered, so that none is lost. */
export const useLeftOver = create<LeftOverState>(() => ({ left: null }))

/** Offers what did not fit. Nothing to offer is nothing said. */
export function offerLeftOver({ rest, maxLength }: LeftOver): void {
  if (rest.trim() !== '') useLeftOver.setState({ left: { rest, maxLength, at: performance.now() } })
}
