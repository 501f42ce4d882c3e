import type { OutputFor } from '@naikkelas/contract'
import {
  type browseTutorials,
  type TutorialCard,
  type TutorialTool,
  tutorialToolLabels,
  tutorialToolNames,
} from '@naikkelas/contract/content'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { Field } from '@naikkelas/ui/field'
import { Select } from '@naikkelas/ui/select'
import type { AskedList } from '../content-lists/list-address.ts'
import { ListForm } from '../content-lists/list-form.tsx'
import { ListPages } from '../content-lists/list-pages.tsx'
import { HouseFrame } from '../frame/house-frame.tsx'

interface TutorialsPageProps {
  /** Undefined for both. */
  tool: TutorialTool | undefined
  asked: AskedList
  /** Null while it cannot be read. */
  list: OutputFor<typeof browseTutorials> | null
}

/** How tools are used. Works without a script. */
export function TutorialsPage({ tool, asked, list }: TutorialsPageProps) {
  return (
    <HouseFrame>
      <header className="flex flex-col gap-3 pt-4 pb-6 sm:pt-8">
        <h1 className="text-display-m">Tutorial</h1>
        <p className="max-w-text text-lead text-pretty text-muted">
          Langkah pendek yang bisa diikuti sambil membuka tools. Mulai dari memasang, lalu pilih yang Anda perlukan.
        </p>
      </header>
      <ListForm asked={asked} placeholder="Misalnya: balas pesan" isSorted={false}>
        <Field label="Tools" className="min-w-0 sm:w-48">
          <Select name="tools" defaultValue={tool ?? ''}>
            <option value="">Semua</option>
            {tutorialToolNames.map((name) => (
              <option key={name} value={name}>
                {tutorialToolLabels[name]}
              </option>
            ))}
          </Select>
        </Field>
      </ListForm>
      <Results list={list} />
      {list && <ListPages list={list} asked={asked} filters={{ tools: tool ?? '' }} />}
    </HouseFrame>
  )
}

function Results({ list }: Pick<TutorialsPageProps, 'list'>) {
  if (list === null)
    return (
      <EmptyState
        title="Tutorial belum dapat ditampilkan"
        text="Sedang ada gangguan di pihak kami. Muat ulang halaman ini sebentar lagi."
      />
    )
  if (list.items.length === 0)
    return (
      <EmptyState
        title="Tidak ada tutorial yang cocok"
        text="Coba kata yang lebih umum, atau lihat semuanya."
        action={
          <Button asChild>
            <a href="/tutorial">Lihat semua</a>
          </Button>
        }
      />
    )
  return (
    <ul aria-label="Hasil" className="grid gap-x-10 border-t border-line sm:grid-cols-2">
      {list.items.map((card) => (
        <li key={`${card.tool}/${card.page}`} className="border-b border-line">
          <TutorialRow card={card} />
        </li>
      ))}
    </ul>
  )
}

function TutorialRow({ card: { tool, page, title, summary, minutes } }: { card: TutorialCard }) {
  return (
    <article className="relative flex h-full flex-col gap-1 py-5">
      <p className="text-app-sm text-muted">
        {tutorialToolLabels[tool]} · {minutes} menit
      </p>
      <h2 className="text-h3 text-balance wrap-anywhere">
        <a
          href={`/tutorial/${tool}/${page}`}
          className="underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {title}
        </a>
      </h2>
      {summary !== '' && <p className="text-pretty text-muted">{summary}</p>}
    </article>
  )
}
