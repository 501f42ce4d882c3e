import type { OutputFor } from '@naikkelas/contract'
import type { browseVacancies } from '@naikkelas/contract/content'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { HouseFrame } from '../frame/house-frame.tsx'
import { departmentWords } from './vacancy-words.ts'
import { VacancyRow } from './vacancy-row.tsx'

interface CareersPageProps {
  /** Null while it cannot be read. */
  list: OutputFor<typeof browseVacancies> | null
}

/** Vacancies shown before one searches for others. */
const SHOWN = 6

const steps = [
  { title: 'Kirim CV', text: 'Satu formulir dan satu PDF. Konfirmasinya langsung masuk ke e-mail Anda.' },
  { title: 'Mengobrol', text: 'Panggilan 30 menit dengan calon rekan satu tim, bukan ujian hafalan.' },
  { title: 'Tugas kecil', text: 'Paling lama dua jam, mirip pekerjaan sehari-hari, dan kami bayar.' },
  { title: 'Kabar', text: 'Paling lama 14 hari kerja, juga bila belum cocok kali ini.' },
]

/** Working here: departments, the latest vacancies, and what happens after one applies. Works without a script. */
export function CareersPage({ list }: CareersPageProps) {
  const open = list?.departments.reduce((sum, { count }) => sum + count, 0) ?? 0
  return (
    <HouseFrame>
      <header className="flex flex-col gap-4 pt-4 pb-8 sm:pt-10">
        <h1 className="max-w-3xl text-display-l text-balance">Bekerja bersama kami</h1>
        <p className="max-w-text text-lead text-pretty text-muted">
          Kami membantu pemilik usaha kecil berjualan lebih tenang. Setiap lowongan di sini mencantumkan cara kerja dan
          kisaran gajinya.
        </p>
        {open > 0 && (
          <div className="pt-2">
            <Button asChild variant="primary" size="page">
              <a href="/karir/pencarian">Lihat {open} lowongan</a>
            </Button>
          </div>
        )}
      </header>
      <section aria-label="Bagian" className="flex flex-col gap-4 pb-12">
        <h2 className="text-h2">Lima bagian, satu tujuan</h2>
        <ul className="divide-y divide-line border-y border-line">
          {Object.entries(departmentWords).map(([department, { label, text }]) => {
            const count = list?.departments.find((one) => one.department === department)?.count ?? 0
            return (
              <li
                key={department}
                className="relative grid items-baseline gap-x-6 gap-y-1 py-4 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
              >
                <h3 className="text-h3">
                  <a
                    href={`/karir/pencarian?bagian=${department}`}
                    className="underline-offset-4 after:absolute after:inset-0 hover:underline"
                  >
                    {label}
                  </a>
                </h3>
                <p className="text-pretty text-muted">{text}</p>
                <p className="text-app-md font-semibold whitespace-nowrap">
                  {count === 0 ? <span className="font-regular text-muted">Belum ada</span> : `${count} lowongan`}
                </p>
              </li>
            )
          })}
        </ul>
      </section>
      <section aria-label="Lowongan terbaru" className="flex flex-col gap-4 pb-12">
        <h2 className="text-h2">Lowongan terbaru</h2>
        <Latest list={list} />
      </section>
      <section aria-label="Setelah melamar" className="flex flex-col gap-5">
        <h2 className="text-h2">Setelah Anda melamar</h2>
        <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="flex flex-col gap-1 border-t border-line pt-4">
              <span className="text-app-sm text-muted tabular-nums">Langkah {index + 1}</span>
              <h3 className="text-h3">{title}</h3>
              <p className="text-pretty text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </HouseFrame>
  )
}

function Latest({ list }: CareersPageProps) {
  if (list === null)
    return (
      <EmptyState
        size="inline"
        headingLevel={3}
        title="Lowongan belum dapat ditampilkan"
        text="Sedang ada gangguan di pihak kami. Muat ulang halaman ini sebentar lagi."
      />
    )
  if (list.items.length === 0)
    return (
      <EmptyState
        size="inline"
        headingLevel={3}
        title="Sedang tidak ada lowongan"
        text="Begitu ada posisi yang dibuka, Anda menemukannya di halaman ini."
      />
    )
  return (
    <>
      <ul aria-label="Hasil" className="divide-y divide-line border-y border-line">
        {list.items.slice(0, SHOWN).map((card) => (
          <li key={card.number}>
            <VacancyRow card={card} level={3} />
          </li>
        ))}
      </ul>
      {(list.next !== null || list.items.length > SHOWN) && (
        <div>
          <Button asChild size="lg">
            <a href="/karir/pencarian">Semua lowongan</a>
          </Button>
        </div>
      )}
    </>
  )
}
