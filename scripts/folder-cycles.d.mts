export interface FolderCycle {
  /** The folder in which the others lie. */
  within: string
  /** In the order in which they need each other. */
  folders: string[]
  /** One import from each to the next. */
  imports: string[]
}
export interface CruisedModule {
  source: string
  dependencies: { resolved: string }[]
}
export function folderCycles(modules: CruisedModule[]): FolderCycle[]
export function folderCyclesText(cycles: FolderCycle[]): string
