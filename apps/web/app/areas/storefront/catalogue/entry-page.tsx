import { type browseReviews, eventCalendarAddress, levelWords, type SellableDetail } from '@naikkelas/contract/commerce'
import { Breadcrumb } from '@naikkelas/ui/breadcrumb'
import { Button } from '@naikkelas/ui/button'
import { formatDateTime, formatRupiah } from '@naikkelas/ui/format'
import { ProductGrid } from '@naikkelas/ui/product-card'
import { type RichTextProps, RichTextView } from '@naikkelas/ui/rich-text'
import { safeHref } from '@naikkelas/ui/sections/registry'
import type { OutputFor } from '@naikkelas/contract'
import { Rating } from '@naikkelas/ui/rating'
import type { ReactNode } from 'react'
import { HouseFrame } from '../frame/house-frame.tsx'
import { sessionTimes } from '../../../shared/times/session-times.ts'
import type { BuyAction } from './buy-action.ts'
import { compareAddress } from './compare-address.ts'
import { durationWords } from './duration-words.ts'
import { listOf } from './entry-data.ts'
import { SeenItems } from './seen-items.tsx'
import { SellableCard } from './sellable-card.tsx'
import { Reviews } from './reviews.tsx'

interface EntryPageProps {
  entry: SellableDetail
  action: BuyAction
  /** Null where nothing has been rated. */
  reviews: OutputFor<typeof browseReviews> | null
  isFree: boolean
}

const lessonWords: Readonly<Record<number, string>> = { 0: 'Artikel', 1: 'Video', 2: 'E-book' }

/** A course or an event that has no landing page of its own, drawn from its record. Works without a script. */
export function EntryPage({ entry, action, reviews, isFree }: EntryPageProps) {
  const { name, link, summary, description, kind, people, chapters, bundled, sessions, place, event } = entry
  const { rating } = entry
  return (
    <HouseFrame>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <header className="flex flex-col gap-4 pt-2">
          <Breadcrumb items={[{ label: 'Beranda', href: '/' }, listOf(kind), { label: name }]} />
          <h1 className="text-display-m text-balance">{name}</h1>
          {summary !== '' && <p className="max-w-text text-lead text-pretty text-muted">{summary}</p>}
          <Facts entry={entry} />
          {rating && (
            <a
              href="#ulasan"
              className="inline-flex min-h-11 items-center self-start underline-offset-4 hover:underline"
            >
              <Rating value={rating.average} count={rating.count} />
            </a>
          )}
        </header>
        <aside aria-label="Pendaftaran" className="lg:row-span-2 lg:pt-2">
          <div className="flex flex-col gap-4 rounded-surface border border-line bg-surface p-5 lg:sticky lg:top-6">
            <Price entry={entry} isFree={isFree} />
            {action.kind === 'link' ? (
              <Button asChild variant="cta" size="page" isFullWidth>
                <a href={action.href}>{action.label}</a>
              </Button>
            ) : (
              <p className="text-app-md font-semibold">{action.text}</p>
            )}
            <Button
              isFullWidth
              aria-pressed={false}
              data-save={entry.number}
              className="noscript:hidden! aria-pressed:border-accent aria-pressed:text-accent"
            >
              Simpan
            </Button>
            {kind === 'course' && (
              <Button asChild isFullWidth variant="quiet">
                <a href={compareAddress([link])}>Bandingkan</a>
              </Button>
            )}
            {event?.isOver && (
              <Button asChild isFullWidth>
                <a href="/events">Lihat acara berikutnya</a>
              </Button>
            )}
          </div>
        </aside>
        <div className="flex min-w-0 flex-col gap-10">
          {description !== null && (
            <Part title={kind === 'event' ? 'Tentang acara ini' : 'Tentang kelas ini'}>
              <RichTextView value={description} href={hrefOf} />
            </Part>
          )}
          {sessions.length > 0 && (
            <Part title="Jadwal">
              <ol className="divide-y divide-line border-y border-line">
                {sessions.map(({ title, startsAt, endsAt }) => (
                  <li key={startsAt} className="flex flex-col gap-0.5 py-3">
                    {title !== '' && <span className="font-semibold">{title}</span>}
                    <time dateTime={startsAt} className="text-app-sm text-muted">
                      {sessionTimes(startsAt, endsAt)}
                    </time>
                  </li>
                ))}
              </ol>
              {!event?.isOver && (
                <a
                  href={eventCalendarAddress(link)}
                  className="inline-flex min-h-11 items-center self-start underline underline-offset-4"
                >
                  Tambahkan ke kalender
                </a>
              )}
            </Part>
          )}
          {place && (
            <Part title="Tempat">
              <p className="font-semibold">{place.name}</p>
              {place.address !== '' && <p className="text-muted">{place.address}</p>}
              {place.mapUrl !== null && (
                <a
                  href={place.mapUrl}
                  rel="noopener"
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  Lihat di peta
                </a>
              )}
            </Part>
          )}
          {chapters.length > 0 && <Outline chapters={chapters} />}
          {bundled.length > 0 && (
            <Part title="Isi paket ini">
              <ProductGrid aria-label="Isi paket">
                {bundled.map((card) => (
                  <SellableCard key={card.number} card={card} level={3} />
                ))}
              </ProductGrid>
            </Part>
          )}
          {people.length > 0 && (
            <Part title={kind === 'event' ? 'Pembicara' : 'Pengajar'}>
              <ul className="flex flex-col gap-5">
                {people.map((person) => (
                  <li key={person.number}>
                    <p className="font-semibold">{person.name}</p>
                    {person.title !== '' && <p className="text-app-sm text-muted">{person.title}</p>}
                    {person.biography !== '' && (
                      <p className="mt-2 max-w-text whitespace-pre-line text-pretty">{person.biography}</p>
                    )}
                  </li>
                ))}
              </ul>
            </Part>
          )}
          {rating && reviews && <Reviews rating={rating} page={reviews} />}
        </div>
      </div>
      <SeenItems number={entry.number} />
    </HouseFrame>
  )
}

/** Links of a description lead to addresses alone: a record has no pages and no numbers of its own. */
const hrefOf: RichTextProps['href'] = (link) => (link.kind === 'url' ? safeHref(link.href) : null)

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-h3">{title}</h2>
      {children}
    </section>
  )
}

function Facts({ entry: { course, partner, instructors, event } }: Pick<EntryPageProps, 'entry'>) {
  const facts = [
    partner ?? (instructors.length > 0 ? instructors.join(', ') : null),
    course && levelWords[course.level],
    course && course.lessonCount > 0 ? `${course.lessonCount} materi` : null,
    course?.minutes ? durationWords(course.minutes) : null,
    event?.startsAt && formatDateTime(event.nextAt ?? event.startsAt),
    event && (event.mode === 1 ? 'Online' : (event.place ?? 'Offline')),
    course?.opensAt ? `Dibuka ${formatDateTime(course.opensAt)}` : null,
  ].filter((fact) => fact !== null && fact !== undefined && fact !== '')
  if (facts.length === 0) return null
  return <p className="text-app-md text-muted">{facts.join(' · ')}</p>
}

function Price({ entry: { price, strikePrice, seatsLeft }, isFree }: Pick<EntryPageProps, 'entry' | 'isFree'>) {
  return (
    <div className="flex flex-col gap-1">
      {!isFree && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <b className="text-h2 tabular-nums">
            {price === null ? 'Tanyakan harganya' : price === 0 ? 'Gratis' : formatRupiah(price)}
          </b>
          {strikePrice !== null && (
            <s className="text-muted tabular-nums">
              <span className="sr-only">Sebelumnya </span>
              {formatRupiah(strikePrice)}
            </s>
          )}
        </p>
      )}
      {isFree && <p className="text-app-md text-muted">Bisa diikuti tanpa biaya.</p>}
      {seatsLeft !== null && seatsLeft > 0 && <p className="text-app-sm text-muted">Sisa {seatsLeft} kursi</p>}
    </div>
  )
}

function Outline({ chapters }: Pick<SellableDetail, 'chapters'>) {
  return (
    <Part title="Yang dipelajari">
      <div className="divide-y divide-line border-y border-line">
        {chapters.map(({ title, lessons }, index) => (
          <details key={`${index}-${title}`} open={index === 0}>
            <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-2 font-semibold">
              <span className="min-w-0 wrap-anywhere">{title}</span>
              <span className="shrink-0 text-app-sm font-regular text-muted">{lessons.length} materi</span>
            </summary>
            <ol className="flex flex-col gap-2 pb-4">
              {lessons.map((lesson, at) => (
                <li key={`${at}-${lesson.title}`} className="flex justify-between gap-4 text-app-md">
                  <span className="min-w-0 wrap-anywhere">{lesson.title}</span>
                  <span className="shrink-0 text-app-sm text-muted">
                    {lessonWords[lesson.kind]}
                    {lesson.minutes > 0 && ` · ${lesson.minutes} menit`}
                  </span>
                </li>
              ))}
            </ol>
          </details>
        ))}
      </div>
    </Part>
  )
}
