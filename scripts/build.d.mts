export function buildWhenChanged(isWanted?: (workspace: string) => boolean): Promise<void>
