import type { VacancyCard } from '@naikkelas/contract/content'
import { formatDate } from '@naikkelas/ui/format'
import { placeWords, salaryWords } from './vacancy-words.ts'

/** A vacancy in a list: the whole row leads to it. */
export function VacancyRow({ card, level = 2 }: { card: VacancyCard; level?: 2 | 3 }) {
  const { number, title, summary, publishedAt, closesAt } = card
  const salary = salaryWords(card)
  const Title = `h${level}` as const
  return (
    <article className="relative grid gap-x-8 gap-y-2 py-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-col gap-1.5">
        <Title className="text-h3 text-balance wrap-anywhere">
          <a href={`/karir/${number}`} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
            {title}
          </a>
        </Title>
        <p className="text-app-md text-muted">{placeWords(card)}</p>
        {summary !== '' && <p className="max-w-text text-pretty">{summary}</p>}
      </div>
      <div className="flex flex-col gap-1 text-app-sm text-muted sm:items-end sm:text-end">
        {salary !== null && <p className="font-semibold text-text tabular-nums">{salary}</p>}
        <p>
          {closesAt === null ? (
            <>
              Dibuka <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
            </>
          ) : (
            <>
              Sampai <time dateTime={closesAt}>{formatDate(closesAt)}</time>
            </>
          )}
        </p>
      </div>
    </article>
  )
}
