import { formatBytes } from '../../format/bytes.ts'
import type { FileUploadLabels } from './file-upload.labels.ts'

interface FileRules {
  /** As the attribute of HTML has it: `image/*,.pdf`. */
  accept: string | undefined
  /** A file of so many bytes or more is refused. */
  maxBytes: number
  labels: Pick<FileUploadLabels, 'tooLarge' | 'wrongKind'>
}

/** Why a file is not even sent, in a sentence; null when it is. */
export function fileFlaw({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>, rules: FileRules): string | null {
  // Browsers apply `accept` to what is chosen, not to what is dropped.
  if (!isAccepted(name.toLowerCase(), type, rules.accept)) return rules.labels.wrongKind
  return size >= rules.maxBytes ? rules.labels.tooLarge(limitOf(rules.maxBytes)) : null
}

const MEBIBYTE = 1_048_576

/** `500MB`, as the specification writes it: a limit in whole mebibytes is named by them. */
export const limitOf = (maxBytes: number) =>
  maxBytes % MEBIBYTE === 0 ? `${maxBytes / MEBIBYTE}MB` : formatBytes(maxBytes).replace(' ', '')

function isAccepted(name: string, type: string, accept = ''): boolean {
  const kinds = accept
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .filter((kind) => kind !== '')
  return (
    kinds.length === 0 ||
    kinds.some((kind) => {
      if (kind.startsWith('.')) return name.endsWith(kind)
      return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
    })
  )
}

/**
 * The part of the bar for what was sent: the last tenth is kept for the server's answer, which alone makes it whole.
 *
 * @param share of the bytes that were sent, from 0 to 1
 */
export const percentSent = (share: number) => Math.floor(Math.min(1, Math.max(0, share)) * 90)
