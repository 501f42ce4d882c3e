import type { SubmissionState } from '@naikkelas/contract/learning'

export const stateWords: Readonly<Record<SubmissionState | 'all', string>> = {
  waiting: 'Menunggu dinilai',
  accepted: 'Diterima',
  returned: 'Perlu perbaikan',
  all: 'Semua',
}

export const stateTones: Readonly<Record<SubmissionState, 'info' | 'ok' | 'warn'>> = {
  waiting: 'info',
  accepted: 'ok',
  returned: 'warn',
}

export const submissionAddress = (id: string) => `/admin/tugas/${id}`
