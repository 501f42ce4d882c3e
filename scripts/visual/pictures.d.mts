export interface Changes {
  changed: string[]
  added: string[]
  removed: string[]
}
export function photograph(address: string, folder: string, only?: readonly string[]): Promise<string[]>
export function photographAgain(address: string, folder: string, differing: string): Promise<string[]>
export function fingerprints(folder: string): Record<string, string>
export function fingerprint(png: Buffer): string
export function changes(before: Record<string, string>, now: Record<string, string>): Changes
export const picturesNow: string
export const picturesAgain: string
export const referencesFile: string
