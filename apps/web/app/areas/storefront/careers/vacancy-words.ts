import { type careerDepartments, employmentLabels, workPlaceLabels } from '@naikkelas/contract'
import type { VacancyCard } from '@naikkelas/contract/content'
import { formatRupiah } from '@naikkelas/ui/format'

/** What visitors read of each department. */
export const departmentWords: Readonly<Record<(typeof careerDepartments)[number], { label: string; text: string }>> = {
  IT: { label: 'IT', text: 'Membangun tools dan situs yang dipakai ribuan toko setiap hari.' },
  Sales: { label: 'Sales', text: 'Mendampingi pemilik usaha memilih kelas dan jasa yang benar-benar perlu.' },
  Marketing: { label: 'Marketing', text: 'Menulis, merekam, dan mengukur cerita yang membawa orang belajar.' },
  HRGA: { label: 'HRGA', text: 'Mencari rekan yang tepat dan menjaga kantor tetap enak dipakai.' },
  Operations: { label: 'Operations', text: 'Mengelola toko klien dan memastikan setiap kelas berjalan rapi.' },
}

/** `Rp5.000.000 – Rp7.000.000 per bulan`; null where it is not said. */
export function salaryWords({
  salaryFrom,
  salaryUntil,
}: Pick<VacancyCard, 'salaryFrom' | 'salaryUntil'>): string | null {
  if (salaryFrom !== null && salaryUntil !== null)
    return salaryFrom === salaryUntil
      ? `${formatRupiah(salaryFrom)} per bulan`
      : `${formatRupiah(salaryFrom)} – ${formatRupiah(salaryUntil)} per bulan`
  if (salaryFrom !== null) return `Mulai ${formatRupiah(salaryFrom)} per bulan`
  return salaryUntil === null ? null : `Sampai ${formatRupiah(salaryUntil)} per bulan`
}

/** Department, place and kind of work in one line. */
export const placeWords = ({ department, city, workPlace, employment }: VacancyCard) =>
  [departmentWords[department].label, city, workPlaceLabels[workPlace], employmentLabels[employment]].join(' · ')
