import type { CaseDecision } from '@naikkelas/contract/commerce'

export const decisionWords: Readonly<Record<CaseDecision, string>> = {
  repay: 'Dana dikembalikan',
  deliver: 'Tetap diberikan',
  keep: 'Ditutup, dana disimpan',
}

export const stateOptions = [
  { value: '', label: 'Belum diputuskan' },
  { value: 'selesai', label: 'Sudah diputuskan' },
]

export const ageOptions = [
  { value: '', label: 'Semua' },
  { value: '1', label: 'Lebih dari 1 hari' },
  { value: '3', label: 'Lebih dari 3 hari' },
  { value: '7', label: 'Lebih dari 7 hari' },
]
