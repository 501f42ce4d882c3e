import type { Admin } from '@naikkelas/contract/identity'
import type { LandingPage, Media, PublishedSiteParts } from '@naikkelas/contract/pages'
import { type PageDocument, withSiteParts } from '@naikkelas/page'
import { Skeleton } from '@naikkelas/ui/skeleton'
import { useToast } from '@naikkelas/ui/toast'
import { useEffect, useState } from 'react'
import { ErrorPage } from '../../../shared/error-page/error-page.tsx'
import { loadViews } from '../page-drawing/section-views.ts'
import { Builder } from './builder.tsx'
import type { BuilderState } from './model/builder-store.ts'
import { openPage, type Saver } from './save/index.ts'
import type { BuilderParts } from './state/builder-context.ts'
import { createWorkspace } from './state/workspace.ts'
import { partsOn } from './site-parts/parts-on.ts'

interface BuilderPageProps {
  detail: { page: LandingPage; document: PageDocument; media: Media[] }
  partners: readonly { id: string; name: string }[]
  admin: Admin
  siteParts: PublishedSiteParts
}

/**
 * Opens the page in the browser only: unsent changes of an earlier visit are stored there, so the server cannot draw
 * it.
 */
export function BuilderPage({ detail, partners, admin, siteParts }: BuilderPageProps) {
  const { toast } = useToast()
  const [opened, setOpened] = useState<BuilderParts | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  // The section views are loaded with it, so that the first drawing is complete; a failed one is retried there.
  // Requested early, in parallel with hydration.
  const [views] = useState(async () => {
    if (typeof document === 'undefined') return
    const { sections } = withSiteParts(detail.document, partsOn(detail, siteParts))
    await loadViews(sections.map(({ type }) => type)).catch(() => {})
  })
  useEffect(() => {
    let isCurrent = true
    let mine: { saver: Saver } | undefined
    Promise.all([openPage(detail, { accountId: admin.id }), views]).then(
      ([page]) => {
        if (!isCurrent) return page.saver.stop()
        mine = page
        const { store, saver, presence } = page
        const workspace = createWorkspace({ published: publishedIn(store.getState()) })
        setOpened({ store, saver, presence, workspace, partners, admin, siteParts })
        if (page.recovered > 0)
          toast({
            title: 'Perubahan terakhir Anda dipulihkan',
            text: 'Yang belum sempat tersimpan sedang dikirim lagi.',
            tone: 'info',
          })
      },
      (error: unknown) => isCurrent && setFailure(error),
    )
    return () => {
      isCurrent = false
      mine?.saver.stop()
    }
    // The page is opened once; a change of `detail` is another page and another key.
  }, [])
  if (failure !== null)
    return <ErrorPage error={failure} way={{ label: 'Ke daftar halaman', to: '/admin/landing-pages' }} />
  return opened ? <Builder parts={opened} /> : <BuilderSkeleton name={detail.page.name} />
}

/** What visitors see, where it is what was opened. */
function publishedIn({ page, document }: BuilderState): PageDocument | null {
  return page.status === 'published' && !page.hasUnpublishedChanges ? document : null
}

/** The builder's frame while the page is being opened. */
function BuilderSkeleton({ name }: { name: string }) {
  return (
    <div className="flex h-dvh flex-col bg-ground" aria-busy="true">
      <div className="flex h-14 items-center gap-3 border-b border-line bg-surface px-4">
        <p className="truncate text-app-sm font-semibold">{name}</p>
      </div>
      <div className="flex min-h-0 flex-1">
        <div className="hidden w-64 flex-col gap-3 border-e border-line bg-surface p-4 lg:flex">
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} shape="box" className="h-20" />
          ))}
        </div>
        <div className="flex-1 p-8">
          <Skeleton shape="box" className="h-full" />
        </div>
        <div className="hidden w-80 border-s border-line bg-surface lg:block" />
      </div>
    </div>
  )
}
