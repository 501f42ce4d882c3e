import type { OutputFor } from '@naikkelas/contract'
import type { listReviews, Review } from '@naikkelas/contract/commerce'
import { type Admin, hasCapability } from '@naikkelas/contract/identity'
import { obrolan } from '@naikkelas/ui/icons/drawings'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { kindScreens } from '../catalogue/kinds.ts'
import { pageAt } from '../content/content-filters.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { withFilter } from '../lists/with-filter.ts'
import { reviewColumns, ReviewNotes } from './review-columns.tsx'
import { HideDialog, ReplyDialog, ShowDialog } from './review-dialogs.tsx'
import { ReviewFilterBar } from './review-filter-bar.tsx'
import { isFiltered, type ReviewFilters } from './review-filters.ts'

interface ReviewsPageProps {
  list: OutputFor<typeof listReviews>
  filters: ReviewFilters
  admin: Pick<Admin, 'role' | 'menus'>
}

interface Opened {
  act: 'reply' | 'hide' | 'show'
  review: Review
}

const dialogs = { reply: ReplyDialog, hide: HideDialog, show: ShowDialog } as const

/** What buyers say, newest first: hidden, shown again and answered. */
export function ReviewsPage({ list, filters, admin }: ReviewsPageProps) {
  const [, setParams] = useSearchParams()
  const [opened, setOpened] = useState<Opened | null>(null)
  const columns = useMemo(
    () =>
      reviewColumns({
        mayChange: ({ sellable }) => hasCapability(admin, kindScreens[sellable.kind].menu, 'manage'),
        onReply: (review) => setOpened({ act: 'reply', review }),
        onHide: (review) => setOpened({ act: 'hide', review }),
        onShow: (review) => setOpened({ act: 'show', review }),
      }),
    [admin],
  )
  const go = (side: 'after' | 'before', at: string) =>
    setParams((present) => withFilter(present, { halaman: pageAt(side, at) }))
  const Dialog = opened && dialogs[opened.act]
  return (
    <AdminScreen title="Ulasan" description="Yang dikatakan pembeli tentang kelas, acara, jasa, dan produk lainnya.">
      <ResourceList
        caption="Ulasan"
        columns={columns}
        items={list.items}
        idOf={({ id }) => id}
        nameOf={({ author, sellable }) => `Ulasan ${author} tentang ${sellable.name}`}
        detailsOf={(review) => (review.reply || review.hidden) && <ReviewNotes review={review} />}
        toolbar={<ReviewFilterBar filters={filters} />}
        isFiltered={isFiltered(filters)}
        empty={{
          title: 'Belum ada ulasan',
          icon: obrolan,
          text: 'Ulasan dari pembeli masuk ke sini, yang terbaru di atas.',
        }}
        noMatch={{ title: 'Tidak ada ulasan yang cocok', text: 'Cari kata lain, atau hapus saringannya.' }}
        paging={{
          ...(list.previous !== null && { onPrevious: () => go('before', list.previous ?? '') }),
          ...(list.next !== null && { onNext: () => go('after', list.next ?? '') }),
        }}
      />
      {opened && Dialog && <Dialog key={opened.review.id} review={opened.review} onClose={() => setOpened(null)} />}
    </AdminScreen>
  )
}
