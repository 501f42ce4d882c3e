import { careerDepartments, type OutputFor, type WorkPlace, workPlaceLabels, workPlaces } from '@naikkelas/contract'
import type { browseVacancies } from '@naikkelas/contract/content'
import { Breadcrumb } from '@naikkelas/ui/breadcrumb'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { Field } from '@naikkelas/ui/field'
import { Select } from '@naikkelas/ui/select'
import type { AskedList } from '../content-lists/list-address.ts'
import { ListForm } from '../content-lists/list-form.tsx'
import { ListPages } from '../content-lists/list-pages.tsx'
import { HouseFrame } from '../frame/house-frame.tsx'
import { departmentWords } from './vacancy-words.ts'
import { VacancyRow } from './vacancy-row.tsx'

interface VacanciesPageProps {
  /** Null while it cannot be read. */
  list: OutputFor<typeof browseVacancies> | null
  asked: AskedList
  filters: { department: (typeof careerDepartments)[number] | undefined; workPlace: WorkPlace | undefined }
}

/** Vacancies by words, department and place of work. Works without a script. */
export function VacanciesPage({ list, asked, filters }: VacanciesPageProps) {
  const { department, workPlace } = filters
  const counts = new Map(list?.departments.map(({ department: name, count }) => [name, count]))
  return (
    <HouseFrame>
      <header className="flex flex-col gap-3 pt-2 pb-6">
        <Breadcrumb
          items={[{ label: 'Beranda', href: '/' }, { label: 'Karir', href: '/karir' }, { label: 'Lowongan' }]}
        />
        <h1 className="text-display-m">Lowongan</h1>
      </header>
      <ListForm asked={asked} placeholder="Posisi atau kota">
        <Field label="Bagian" className="min-w-0 sm:w-52">
          <Select name="bagian" defaultValue={department ?? ''}>
            <option value="">Semua bagian</option>
            {careerDepartments.map((one) => (
              <option key={one} value={one}>
                {`${departmentWords[one].label} (${counts.get(one) ?? 0})`}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Cara kerja" className="min-w-0 sm:w-52">
          <Select name="cara" defaultValue={workPlace ?? ''}>
            <option value="">Semua cara kerja</option>
            {workPlaces.map((one) => (
              <option key={one} value={one}>
                {workPlaceLabels[one]}
              </option>
            ))}
          </Select>
        </Field>
      </ListForm>
      <Results list={list} />
      {list && <ListPages list={list} asked={asked} filters={{ bagian: department ?? '', cara: workPlace ?? '' }} />}
    </HouseFrame>
  )
}

function Results({ list }: Pick<VacanciesPageProps, 'list'>) {
  if (list === null)
    return (
      <EmptyState
        title="Lowongan belum dapat ditampilkan"
        text="Sedang ada gangguan di pihak kami. Muat ulang halaman ini sebentar lagi."
      />
    )
  if (list.items.length === 0)
    return (
      <EmptyState
        title="Tidak ada lowongan yang cocok"
        text="Longgarkan saringannya, atau lihat semua yang sedang dibuka."
        action={
          <Button asChild>
            <a href="/karir/pencarian">Semua lowongan</a>
          </Button>
        }
      />
    )
  return (
    <ul aria-label="Hasil" className="divide-y divide-line border-y border-line">
      {list.items.map((card) => (
        <li key={card.number}>
          <VacancyRow card={card} />
        </li>
      ))}
    </ul>
  )
}
