import { type SitePart, undoSitePart, unpublishLandingPage } from '@naikkelas/contract/pages'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { Mark } from '@naikkelas/ui/icons'
import { useToast } from '@naikkelas/ui/toast'
import { useId, useState } from 'react'
import { Link, useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import { PageThumbnail } from '../page-drawing/page-thumbnail.tsx'
import { CarrierList } from './carrier-list.tsx'

interface SitePartCardProps {
  part: SitePart
  mayPublish: boolean
}

/** One site part, where it is shown, and its actions. */
export function SitePartCard({ part, mayPublish }: SitePartCardProps) {
  const { page, document, media, pages, canUndo } = part
  const headingId = useId()
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<'undo' | 'unpublish' | null>(null)
  const isPublic = page.status === 'published'
  const many = `${pages.length} halaman terbit`
  const run = async (work: () => Promise<unknown>, done: string) => {
    await work()
    toast({ title: done, tone: 'ok' })
    await revalidate()
  }
  return (
    <section aria-labelledby={headingId} className="rounded-surface border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3">
        <h2 id={headingId} className="text-app-lg font-semibold">
          {page.name}
        </h2>
        {isPublic ? <Badge tone="ok">Terbit</Badge> : <Badge tone="neutral">Belum terbit</Badge>}
        {page.hasUnpublishedChanges && <Badge tone="warn">Ada perubahan belum terbit</Badge>}
        <div className="ms-auto flex flex-wrap gap-2">
          {mayPublish && canUndo && (
            <Button size="sm" onClick={() => setAsked('undo')}>
              Urungkan terbitan terakhir
            </Button>
          )}
          {mayPublish && isPublic && (
            <Button size="sm" variant="quiet" onClick={() => setAsked('unpublish')}>
              Lepas dari semua halaman
            </Button>
          )}
          <Button asChild size="sm" variant="primary">
            <Link to={`/admin/landing-pages/${page.id}`}>Susun {page.name.toLowerCase()}</Link>
          </Button>
        </div>
      </div>
      {document.sections.length > 0 ? (
        <div className="h-48 overflow-hidden border-b border-line bg-surface sm:h-56">
          <PageThumbnail document={document} media={media} />
        </div>
      ) : (
        <EmptyState
          picture={<Mark className="size-10" />}
          title={part.part === 'header' ? 'Belum ada header situs' : 'Belum ada footer situs'}
          text={
            part.part === 'header'
              ? 'Tambahkan bilah pengumuman atau navigasi yang sama untuk semua halaman.'
              : 'Tambahkan kontak, tautan, dan keterangan usaha yang sama untuk semua halaman.'
          }
        />
      )}
      <CarrierList pages={pages} isPublic={isPublic} />
      <ConfirmDialog
        isOpen={asked === 'undo'}
        onOpenChange={() => setAsked(null)}
        title={`Urungkan terbitan terakhir ${page.name.toLowerCase()}?`}
        description={`Di ${many}, pengunjung melihat lagi yang sebelumnya. Susunan Anda tetap tersimpan.`}
        confirmLabel="Urungkan terbitan"
        onConfirm={() =>
          run(
            () =>
              call(undoSitePart, {
                params: { part: part.part },
                body: { publishedVersion: page.publishedVersion ?? 0 },
              }),
            'Terbitan terakhir diurungkan',
          )
        }
        errorMessage={messageOf}
      />
      <ConfirmDialog
        isOpen={asked === 'unpublish'}
        onOpenChange={() => setAsked(null)}
        title={`Lepas ${page.name.toLowerCase()} dari semua halaman?`}
        description={`${many} tidak lagi menampilkannya. Susunan Anda tetap tersimpan dan dapat diterbitkan lagi.`}
        confirmLabel="Lepas dari semua halaman"
        onConfirm={() => run(() => call(unpublishLandingPage, { params: { pageId: page.id } }), `${page.name} dilepas`)}
        errorMessage={messageOf}
      />
    </section>
  )
}
