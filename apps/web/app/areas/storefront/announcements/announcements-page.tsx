import type { AnnouncementType, OutputFor } from '@naikkelas/contract'
import { announcementFeedPath, type browseAnnouncements } from '@naikkelas/contract/content'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import type { AskedList } from '../content-lists/list-address.ts'
import { ListForm } from '../content-lists/list-form.tsx'
import { ListPages } from '../content-lists/list-pages.tsx'
import { HouseFrame } from '../frame/house-frame.tsx'
import { AnnouncementRow } from './announcement-row.tsx'
import { announcementLinks, announcementLists } from './announcement-lists.ts'

interface AnnouncementsPageProps {
  /** Null for all kinds. */
  type: AnnouncementType | null
  /** Null while it cannot be read. */
  list: OutputFor<typeof browseAnnouncements> | null
  asked: AskedList
}

/** What the site announces, of one kind or of all. Works without a script. */
export function AnnouncementsPage({ type, list, asked }: AnnouncementsPageProps) {
  const { title, description } = announcementLists[type ?? 'semua']
  const isNarrowed = asked.search !== ''
  return (
    <HouseFrame>
      <header className="flex flex-col gap-3 pt-4 pb-6 sm:pt-8">
        <h1 className="text-display-m">{title}</h1>
        <p className="max-w-text text-lead text-pretty text-muted">{description}</p>
      </header>
      <nav aria-label="Jenis pengumuman" className="-mx-5 mb-5 overflow-x-auto px-5 sm:mx-0 sm:px-0">
        <ul className="flex gap-2 pb-1">
          {announcementLinks.map(({ href, label, type: own }) => (
            <li key={href} className="shrink-0">
              <Button asChild variant={own === type ? 'primary' : 'secondary'}>
                <a href={href} aria-current={own === type ? 'page' : undefined}>
                  {label}
                </a>
              </Button>
            </li>
          ))}
        </ul>
      </nav>
      {list !== null && (list.items.length > 0 || isNarrowed) && (
        <ListForm asked={asked} placeholder="Misalnya: jam layanan" />
      )}
      <Results type={type} list={list} isNarrowed={isNarrowed} />
      {list && <ListPages list={list} asked={asked} />}
      <p className="mt-10 text-app-md text-muted">
        Memakai pembaca kabar?{' '}
        <a href={announcementFeedPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
          Ikuti lewat RSS
        </a>
      </p>
    </HouseFrame>
  )
}

function Results({ type, list, isNarrowed }: Pick<AnnouncementsPageProps, 'type' | 'list'> & { isNarrowed: boolean }) {
  if (list === null)
    return (
      <EmptyState
        title="Pengumuman belum dapat ditampilkan"
        text="Sedang ada gangguan di pihak kami. Muat ulang halaman ini sebentar lagi."
      />
    )
  if (list.items.length === 0)
    return isNarrowed ? (
      <EmptyState
        title="Tidak ada pengumuman dengan kata itu"
        text="Coba kata yang lebih umum, atau lihat semuanya."
        action={
          <Button asChild>
            <a href="/pengumuman/semua">Lihat semua</a>
          </Button>
        }
      />
    ) : (
      <EmptyState
        title="Belum ada pengumuman"
        text={announcementLists[type ?? 'semua'].empty}
        action={
          <Button asChild>
            <a href="/">Ke beranda</a>
          </Button>
        }
      />
    )
  return (
    <ul aria-label="Hasil" className="divide-y divide-line border-y border-line">
      {list.items.map((card, index) => (
        <li key={card.number}>
          <AnnouncementRow card={card} isTyped={type === null} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  )
}
