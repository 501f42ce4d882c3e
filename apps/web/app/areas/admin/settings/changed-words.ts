import { formatDateTime } from '@naikkelas/ui/format'

interface Changed {
  changedAt: string | null
  changedBy: string | null
}

/** Who changed something last and when: `Diubah Rani, 24 November 2026, 14.30 WIB`. */
export function changedWords({ changedAt, changedBy }: Changed): string {
  if (changedAt === null) return 'Bawaan, belum pernah diubah'
  return `Diubah ${changedBy ?? 'akun yang sudah dihapus'}, ${formatDateTime(changedAt)}`
}
