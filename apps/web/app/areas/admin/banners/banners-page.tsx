import { type ListedBanner, type BannerList, orderBanners } from '@naikkelas/contract/site'
import { Alert } from '@naikkelas/ui/alert'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { stateBadge } from '../content/publication-words.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { SortableList } from '../kit/sortable-list/sortable-list.tsx'
import { thumbnailOf } from '../media/thumbnail.ts'
import { type kindAt, placementWords } from './banner-kinds.ts'

interface BannersPageProps {
  words: ReturnType<typeof kindAt>
  list: BannerList
  isArchive: boolean
  mayChange: boolean
}

/** Banners or pop-ups in the order in which they are shown; what is put down at another place is stored at once. */
export function BannersPage({ words, list, isArchive, mayChange }: BannersPageProps) {
  const { items, notice, store } = useBannerOrder(words.kind, list.items)
  const add = mayChange && (
    <Button asChild variant="primary">
      <Link to={`${words.path}/baru`}>Tambah</Link>
    </Button>
  )
  return (
    <AdminScreen title={words.title} description={words.description} actions={add}>
      <div className="flex max-w-4xl flex-col gap-4">
        {notice && (
          <Alert tone={notice.tone} isLive title={notice.title}>
            {notice.text}
          </Alert>
        )}
        <p>
          <Link
            to={isArchive ? words.path : `${words.path}?status=archived`}
            className="inline-flex min-h-9 items-center text-app-sm underline underline-offset-4"
          >
            {isArchive ? 'Kembali ke yang dipakai' : 'Lihat arsip'}
          </Link>
        </p>
        {items.length === 0 &&
          (isArchive ? (
            <EmptyState title="Arsip kosong" />
          ) : (
            <EmptyState
              title={words.emptyTitle}
              text="Yang ditambahkan menjadi draf, dan baru tampil setelah diterbitkan."
              action={add}
            />
          ))}
        <SortableList
          label={words.title}
          items={items}
          idOf={({ id }) => id}
          nameOf={({ value }) => value.title}
          onReorder={store}
          isDisabled={!mayChange || isArchive}
        >
          {(banner) => <BannerRow banner={banner} path={words.path} />}
        </SortableList>
      </div>
    </AdminScreen>
  )
}

function BannerRow({ banner, path }: { banner: ListedBanner; path: string }) {
  const { id, value, picture } = banner
  return (
    <span className="flex min-h-16 items-center gap-3">
      <span className="hidden aspect-video w-24 shrink-0 overflow-hidden rounded-box border border-line bg-ground sm:block">
        {picture && <img src={thumbnailOf(picture)} alt="" loading="lazy" className="size-full object-cover" />}
      </span>
      <span className="min-w-0 flex-1">
        <Link
          to={`${path}/${id}`}
          className="inline-flex min-h-9 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {value.title}
        </Link>
        <span className="block text-app-xs text-muted">{placementWords[value.placement]}</span>
      </span>
      <Badge {...stateBadge({ ...banner, startsAt: value.startsAt })} />
    </span>
  )
}

interface Notice {
  tone: 'warn' | 'danger'
  title: string
  text?: string
}

const idsOf = (items: readonly ListedBanner[]) => items.map(({ id }) => id)

function useBannerOrder(kind: ListedBanner['kind'], loaded: readonly ListedBanner[]) {
  const [items, setItems] = useState(loaded)
  const [notice, setNotice] = useState<Notice | null>(null)
  /** As it is stored. */
  const stored = useRef(loaded)
  // Orders are sent one after the other; those that wait when one is refused are given up with it.
  const sending = useRef(Promise.resolve())
  const refusals = useRef(0)
  const send = async (next: readonly ListedBanner[]) => {
    try {
      const body = { kind, seen: idsOf(stored.current), order: idsOf(next) }
      stored.current = (await call(orderBanners, { body })).items
    } catch (error) {
      refusals.current += 1
      const isOvertaken = error instanceof ApiError && error.code === 'order_changed'
      if (isOvertaken) stored.current = (error.theirs as BannerList).items
      setItems(stored.current)
      setNotice(
        isOvertaken
          ? {
              tone: 'warn',
              title: 'Admin lain mengubah urutan ini lebih dahulu',
              text: 'Di bawah ini urutan terbaru. Pindahkan lagi yang perlu.',
            }
          : { tone: 'danger', title: messageOf(error) },
      )
    }
  }
  const store = (next: readonly ListedBanner[]) => {
    setItems(next)
    setNotice(null)
    const before = refusals.current
    sending.current = sending.current.then(() => (before === refusals.current ? send(next) : undefined))
  }
  return { items, notice, store }
}
