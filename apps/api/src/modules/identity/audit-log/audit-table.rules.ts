import { type Column, instant, type Row, text } from '../../../platform/files/spreadsheets/index.ts'
import type { FullAuditEntry } from '../../../platform/audit/index.ts'

export const auditColumns: readonly Column[] = [
  { title: 'Waktu (WIB)', width: 17 },
  { title: 'Admin', width: 24 },
  { title: 'ID admin', width: 36 },
  { title: 'Tindakan', width: 44 },
  { title: 'Jenis data', width: 20 },
  { title: 'ID data', width: 36 },
  { title: 'Alasan', width: 36 },
  { title: 'ID permintaan', width: 36 },
  { title: 'Sebelum', width: 48 },
  { title: 'Sesudah', width: 48 },
]

/** @param name of the admin; undefined once the account is gone */
export function auditRow(entry: FullAuditEntry, name: string | undefined): Row {
  const { at, actorId, endpoint, recordType, recordId, reason, request_id: requestId, before, after } = entry
  return [
    instant(at),
    text(name ?? ''),
    text(actorId),
    text(endpoint),
    text(recordType),
    text(recordId ?? ''),
    text(reason ?? ''),
    text(requestId ?? ''),
    text(jsonOf(before)),
    text(jsonOf(after)),
  ]
}

/** What a cell of a workbook can hold, less a margin. */
const CELL_CHARACTERS = 32_000

const jsonOf = (value: unknown) =>
  value === null || value === undefined ? '' : JSON.stringify(value).slice(0, CELL_CHARACTERS)
