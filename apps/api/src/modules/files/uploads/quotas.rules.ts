import type { FileOwner } from '@naikkelas/contract/files'

const gibibyte = 1_073_741_824

/** Bytes of all uploaded files together. */
export const filesQuotaBytes = 200 * gibibyte

/** Bytes of one admin or learner, and of all visitors together. */
export const ownerQuotaBytes: Readonly<Record<FileOwner, number>> = {
  admin: 100 * gibibyte,
  learner: gibibyte,
  visitor: 5 * gibibyte,
}
