import type { Page } from 'playwright'

export interface Look {
  font: string
  rounded: string
  mode: string
  width: number
}
export interface Shot {
  name: string
  html: string
}
export interface Matrix {
  usual: Shot[]
  long: Shot[]
  look: (
    shots: readonly Shot[],
    looks: readonly Look[],
    how?: { prepare?: (page: Page) => Promise<unknown>; isBlocked?: boolean; reportsBroken?: boolean },
  ) => Promise<string[]>
  close: () => Promise<void>
}
export function openMatrix(): Promise<Matrix>
