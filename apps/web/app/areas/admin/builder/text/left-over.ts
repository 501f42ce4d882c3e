import type { LeftOver } from '../../kit/rich-text/left-over.ts'
import type { Workspace } from '../state/workspace.ts'

/** Offers what did not fit; without any, nothing is shown. */
export function offerLeftOver(workspace: Workspace, { rest, maxLength }: LeftOver): void {
  if (rest.trim() !== '') workspace.setState({ leftOver: { rest, maxLength, at: performance.now() } })
}
