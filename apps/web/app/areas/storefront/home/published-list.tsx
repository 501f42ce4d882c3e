import type { OutputFor } from '@naikkelas/contract'
import type { listPublishedPages } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import type { ReactNode } from 'react'
import { cardSpans } from './card-spans.ts'
import { PageCard } from './page-card.tsx'

export type PublishedPages = OutputFor<typeof listPublishedPages>

/** Published pages as cards, with paging. */
export function PublishedList({ list }: { list: PublishedPages | null }) {
  if (list === null)
    return (
      <Notice
        title="Daftar kelas belum dapat ditampilkan"
        text="Sedang ada gangguan di pihak kami. Muat ulang halaman ini sebentar lagi."
      />
    )
  if (list.total === 0)
    return (
      <Notice
        title="Kelas pertama sedang disiapkan"
        text="Belum ada yang terbit hari ini. Begitu satu kelas terbit, kartunya muncul di sini."
      />
    )
  if (list.items.length === 0)
    return (
      <Notice title="Tidak ada kelas di halaman ini" text="Daftarnya lebih pendek dari itu.">
        <Button asChild size="lg">
          <a href="/">Ke awal daftar</a>
        </Button>
      </Notice>
    )
  const spans = cardSpans(list.items.length)
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-12 lg:gap-8">
        {list.items.map((page, index) => (
          <PageCard
            key={page.address}
            page={page}
            span={spans[index] ?? 4}
            isAlone={index === 0 && list.items.length % 2 === 1}
            isFirst={index === 0}
          />
        ))}
      </ul>
      <More list={list} />
    </>
  )
}

function More({ list: { total, page, perPage } }: { list: PublishedPages }) {
  const last = Math.ceil(total / perPage)
  if (last === 1) return null
  return (
    <nav aria-label="Halaman daftar" className="mt-8 flex flex-wrap items-center justify-between gap-3">
      <p className="text-app-sm text-muted">
        {(page - 1) * perPage + 1}–{Math.min(total, page * perPage)} dari {total}
      </p>
      <div className="flex gap-2">
        {page > 1 && (
          <Button asChild size="lg">
            <a href={page === 2 ? '/#kelas' : `/?halaman=${page - 1}#kelas`}>Sebelumnya</a>
          </Button>
        )}
        {page < last && (
          <Button asChild size="lg">
            <a href={`/?halaman=${page + 1}#kelas`}>Berikutnya</a>
          </Button>
        )}
      </div>
    </nav>
  )
}

function Notice({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-surface border border-line bg-surface p-6 sm:p-10">
      <p className="text-h3">{title}</p>
      <p className="max-w-text text-app-md text-muted">{text}</p>
      {children}
    </div>
  )
}
