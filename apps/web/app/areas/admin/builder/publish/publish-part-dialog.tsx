import { listSiteParts, type SitePart } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogClose, DialogContent } from '@naikkelas/ui/dialog'
import { Skeleton } from '@naikkelas/ui/skeleton'
import { useEffect, useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { CarrierList } from '../../site-parts/carrier-list.tsx'
import { useBuilder } from '../state/builder-context.ts'
import { usePublish } from './use-publish.ts'

/** Before a part of the site goes public: on which pages visitors will see it change. */
export function PublishPartDialog({ onClose }: { onClose: () => void }) {
  const page = useBuilder((state) => state.page)
  const publish = usePublish()
  const [found, setFound] = useState<{ pages: SitePart['pages'] | null; failure: string | null }>({
    pages: null,
    failure: null,
  })
  useEffect(() => {
    const abort = new AbortController()
    call(listSiteParts, {}, { signal: abort.signal })
      .then((parts) => setFound({ pages: parts.find((part) => part.page.id === page.id)?.pages ?? [], failure: null }))
      .catch((error: unknown) => {
        if (!abort.signal.aborted) setFound({ pages: null, failure: messageOf(error) })
      })
    return () => abort.abort()
  }, [page.id])
  const { pages, failure } = found
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        size="sm"
        title={`Terbitkan ${page.name.toLowerCase()}?`}
        description="Halaman terbit berikut langsung berubah saat Anda menerbitkan. Perubahannya dapat diurungkan di layar header dan footer situs."
        footer={
          <>
            <DialogClose>
              <Button variant="quiet">Tidak jadi</Button>
            </DialogClose>
            <Button
              variant="primary"
              disabled={pages === null}
              onClick={() => {
                onClose()
                void publish({ isSure: true })
              }}
            >
              {pages === null || pages.length === 0 ? 'Terbitkan' : `Terbitkan di ${pages.length} halaman`}
            </Button>
          </>
        }
      >
        <div aria-busy={pages === null && failure === null} className="-mx-4">
          {failure !== null && <p className="px-4 text-app-sm text-danger">{failure}</p>}
          {pages === null && failure === null && <Skeleton className="mx-4 h-11" />}
          {pages !== null && <CarrierList pages={pages} isPublic />}
        </div>
      </DialogContent>
    </Dialog>
  )
}
