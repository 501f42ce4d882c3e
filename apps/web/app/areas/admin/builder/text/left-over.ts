import type { Workspace } from '../state/workspace.ts'

/** What a paste could not put into a text, because the text is full. */
export interface LeftOver {
  rest: string
  maxLength: number
}

/** Offers what did not fit; without any, nothing is shown. */
export function offerLeftOver(workspace: Workspace, { rest, maxLength }: LeftOver): void {
  if (rest.trim() !== '') workspace.setState({ leftOver: { rest, maxLength, at: performance.now() } })
}
