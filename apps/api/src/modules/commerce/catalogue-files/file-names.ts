import type { SellableKind } from '@naikkelas/contract'

/** What the sheet and the file of each list are called. */
export const fileNames: Readonly<Record<SellableKind, { sheet: string; file: string }>> = {
  course: { sheet: 'Kelas', file: 'kelas' },
  service: { sheet: 'Jasa', file: 'jasa' },
  tool: { sheet: 'Tools', file: 'tools' },
  add_on: { sheet: 'Super Mentor', file: 'super-mentor' },
  event: { sheet: 'Acara', file: 'acara' },
  partner_package: { sheet: 'Paket mitra', file: 'paket-mitra' },
}
