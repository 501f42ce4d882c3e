import type { InputFor } from '@naikkelas/contract'
import { type exportAttendees as exportEndpoint, groupedCode } from '@naikkelas/contract/learning'
import type { AdminContext } from '../../../app-context.ts'
import { fileAnswer } from '../../../platform/endpoints/index.ts'
import { instant, spreadsheetOf, text } from '../../../platform/files/spreadsheets/index.ts'
import { listAttendees } from './attendance.service.ts'

/** @throws AppError `not_found` for what is no event */
export async function exportAttendees(
  ctx: AdminContext,
  { params }: InputFor<typeof exportEndpoint>,
): Promise<Response> {
  const { attendees } = await listAttendees(ctx, { params })
  const { bytes, type } = spreadsheetOf(
    [
      {
        name: 'Peserta',
        columns: [
          { title: 'Nama', width: 30 },
          { title: 'Kode tiket', width: 14 },
          { title: 'Pesanan', width: 18 },
          { title: 'Dapat tiket', width: 18 },
          { title: 'Hadir', width: 18 },
          { title: 'Dicatat oleh', width: 24 },
        ],
        rows: attendees.map(({ name, code, orderCode, obtainedAt, checkIn }) => [
          text(name ?? ''),
          text(groupedCode(code)),
          text(orderCode),
          instant(obtainedAt),
          checkIn === null ? text('') : instant(checkIn.at),
          text(checkIn?.by ?? ''),
        ]),
      },
    ],
    params.format,
  )
  return fileAnswer(bytes, { name: `peserta-acara.${params.format}`, type })
}
