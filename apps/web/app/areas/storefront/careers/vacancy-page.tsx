import { employmentLabels, workPlaceLabels } from '@naikkelas/contract'
import type { VacancyPage as Vacancy } from '@naikkelas/contract/content'
import { Breadcrumb } from '@naikkelas/ui/breadcrumb'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { formatLongDate } from '@naikkelas/ui/format'
import { RichTextView } from '@naikkelas/ui/rich-text'
import { textHref } from '../../../shared/rich-text/text-href.ts'
import { HouseFrame } from '../frame/house-frame.tsx'
import type { RefusedApplication } from './application.ts'
import { ApplicationForm } from './application-form.tsx'
import { departmentWords, salaryWords } from './vacancy-words.ts'

interface VacancyPageProps {
  vacancy: Vacancy
  /** An application was sent just now. */
  isSent: boolean
  /** An application that was not taken. */
  refused: RefusedApplication | undefined
}

/** A vacancy, and the form to apply for it. Works without a script. */
export function VacancyPage({ vacancy, isSent, refused }: VacancyPageProps) {
  const { title, summary, description, isOpen } = vacancy
  return (
    <HouseFrame>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <header className="flex flex-col gap-4 pt-2">
          <Breadcrumb
            items={[
              { label: 'Beranda', href: '/' },
              { label: 'Karir', href: '/karir' },
              { label: 'Lowongan', href: '/karir/pencarian' },
              { label: title },
            ]}
          />
          <h1 className="text-display-m text-balance wrap-anywhere">{title}</h1>
          {summary !== '' && <p className="max-w-text text-lead text-pretty text-muted">{summary}</p>}
        </header>
        <aside aria-label="Ringkasan lowongan" className="lg:row-span-2 lg:pt-2">
          <div className="flex flex-col gap-4 rounded-surface border border-line bg-surface p-5 lg:sticky lg:top-6">
            <Facts vacancy={vacancy} />
            {isOpen && (
              <Button asChild variant="cta" size="page" isFullWidth>
                <a href="#lamar">Lamar posisi ini</a>
              </Button>
            )}
          </div>
        </aside>
        <div className="flex min-w-0 flex-col gap-12">
          {description !== null && (
            <section aria-label="Tentang posisi ini" className="max-w-text">
              <h2 className="sr-only">Tentang posisi ini</h2>
              <RichTextView value={description} href={textHref} />
            </section>
          )}
          <section id="lamar" aria-label="Lamaran" className="scroll-mt-6">
            <Application vacancy={vacancy} isSent={isSent} refused={refused} />
          </section>
        </div>
      </div>
    </HouseFrame>
  )
}

function Application({ vacancy: { number, title, isOpen }, isSent, refused }: VacancyPageProps) {
  const others = (
    <Button asChild>
      <a href="/karir/pencarian">Lihat lowongan lain</a>
    </Button>
  )
  if (isSent)
    return (
      <div role="status" className="flex flex-col items-start gap-3 rounded-surface border border-line bg-surface p-6">
        <h2 className="text-h2">Lamaran Anda sudah kami terima</h2>
        <p className="max-w-text text-pretty">
          Konfirmasinya kami kirim ke e-mail Anda. Satu orang mengirim satu lamaran untuk tiap posisi; bila ada yang
          perlu diganti, balas saja e-mail itu.
        </p>
        {others}
      </div>
    )
  if (!isOpen)
    return (
      <EmptyState
        size="inline"
        title="Lowongan ini sudah ditutup"
        text="Terima kasih sudah berminat. Mungkin posisi lain cocok untuk Anda."
        action={others}
      />
    )
  return <ApplicationForm number={number} title={title} refused={refused} />
}

function Facts({ vacancy }: { vacancy: Vacancy }) {
  const { department, city, workPlace, employment, publishedAt, closesAt } = vacancy
  const salary = salaryWords(vacancy)
  const facts = [
    ...(salary === null ? [] : [{ name: 'Gaji', value: salary }]),
    { name: 'Bagian', value: departmentWords[department].label },
    { name: 'Tempat', value: `${city}, ${workPlaceLabels[workPlace].toLowerCase()}` },
    { name: 'Jenis', value: employmentLabels[employment] },
    { name: 'Dibuka', value: formatLongDate(publishedAt) },
    ...(closesAt === null ? [] : [{ name: 'Batas lamaran', value: formatLongDate(closesAt) }]),
  ]
  return (
    <dl className="flex flex-col gap-3">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex flex-col">
          <dt className="text-app-sm text-muted">{name}</dt>
          <dd className="font-semibold text-balance tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
