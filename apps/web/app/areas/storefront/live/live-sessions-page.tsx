import type { OutputFor } from '@naikkelas/contract'
import type { browseLiveSessions } from '@naikkelas/contract/content'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import type { AskedList } from '../content-lists/list-address.ts'
import { ListForm } from '../content-lists/list-form.tsx'
import { ListPages } from '../content-lists/list-pages.tsx'
import { HouseFrame } from '../frame/house-frame.tsx'
import { LiveRow } from './live-row.tsx'

interface LiveSessionsPageProps {
  asked: AskedList
  /** Null while it cannot be read. */
  list: OutputFor<typeof browseLiveSessions> | null
}

/** What is live, what comes, and what was. Works without a script. */
export function LiveSessionsPage({ asked, list }: LiveSessionsPageProps) {
  return (
    <HouseFrame>
      <header className="flex flex-col gap-3 pt-4 pb-6 sm:pt-8">
        <h1 className="text-display-m">Siaran langsung</h1>
        <p className="max-w-text text-lead text-pretty text-muted">
          Bedah toko, praktik iklan, dan tanya jawab, gratis dan terbuka untuk siapa saja. Waktunya WIB.
        </p>
      </header>
      {list !== null && <ListForm asked={asked} placeholder="Misalnya: iklan" isSorted={false} />}
      <Results list={list} isNarrowed={asked.search !== ''} />
      {list && <ListPages list={list} asked={asked} />}
    </HouseFrame>
  )
}

function Results({ list, isNarrowed }: Pick<LiveSessionsPageProps, 'list'> & { isNarrowed: boolean }) {
  if (list === null)
    return (
      <EmptyState
        title="Siaran belum dapat ditampilkan"
        text="Sedang ada gangguan di pihak kami. Muat ulang halaman ini sebentar lagi."
      />
    )
  const cards = [...list.ahead, ...list.items]
  if (cards.length === 0)
    return isNarrowed ? (
      <EmptyState
        title="Tidak ada siaran dengan kata itu"
        text="Coba kata yang lebih umum, atau lihat semuanya."
        action={
          <Button asChild>
            <a href="/live">Lihat semua</a>
          </Button>
        }
      />
    ) : (
      <EmptyState
        title="Belum ada siaran"
        text="Begitu ada jadwal baru, siarannya tampil di sini."
        action={
          <Button asChild>
            <a href="/events">Lihat acara</a>
          </Button>
        }
      />
    )
  return (
    <ul aria-label="Hasil" className="divide-y divide-line border-y border-line">
      {cards.map((card) => (
        <li key={card.number}>
          <LiveRow card={card} />
        </li>
      ))}
    </ul>
  )
}
