export interface Changes {
  changed: string[]
  added: string[]
  removed: string[]
}
export function photograph(
  tree: string,
  folder: string,
  how?: { isCompared?: boolean; only?: readonly string[] },
): Promise<number>
export function fingerprints(folder: string): Record<string, string>
export function fingerprint(png: Buffer): string
export function changes(before: Record<string, string>, now: Record<string, string>): Changes
export const picturesNow: string
export const referencesFile: string
