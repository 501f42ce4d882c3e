import type { GradeFilter } from '@naikkelas/contract/learning'

export const filterWords: Readonly<Record<GradeFilter, string>> = {
  waiting: 'Ada tugas belum dinilai',
  not_passed: 'Belum lulus semua',
  passed: 'Lulus semua',
  without_access: 'Aksesnya berakhir',
}

export const gradesAddress = (courseId: string, learnerId?: string) =>
  `/admin/kelas/${courseId}/nilai${learnerId === undefined ? '' : `/${learnerId}`}`
