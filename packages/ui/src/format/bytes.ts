import { formatDecimal } from './numbers.ts'

/** `340 KB`, `1,2 MB`: as files are named in a file manager. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  if (bytes < 999_500) return `${Math.round(bytes / 1_000)} KB`
  if (bytes < 999_500_000) return `${formatDecimal(bytes / 1_000_000)} MB`
  return `${formatDecimal(bytes / 1_000_000_000)} GB`
}
