import { deleteOldAddress, listOldAddresses, type OldAddress } from '@naikkelas/contract/pages'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { useToast } from '@naikkelas/ui/toast'
import { Suspense, useEffect, useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { formatDateTime } from '@naikkelas/ui/format'
import { latePart } from '../../../../shared/late/late-part.tsx'
import { useBuilder } from '../state/builder-context.ts'
import { FieldGroup } from '../fields/field-group.tsx'
import { useMayPublish } from '../state/may-publish.ts'

const ConfirmDialog = latePart(async () => (await import('@naikkelas/ui/confirm-dialog')).ConfirmDialog)

/** Former addresses of the page: each redirects here until it is removed or another page is published there. */
export function OldAddresses() {
  const pageId = useBuilder((state) => state.page.id)
  const address = useBuilder((state) => state.page.address)
  const mayPublish = useMayPublish()
  const { toast } = useToast()
  const [addresses, setAddresses] = useState<readonly OldAddress[]>([])
  const [leaving, setLeaving] = useState<OldAddress | null>(null)
  // A page that just moved has one more.
  useEffect(() => {
    const abort = new AbortController()
    call(listOldAddresses, { params: { pageId } }, { signal: abort.signal })
      .then(setAddresses)
      .catch(() => {
        // They are shown when the settings are opened next.
      })
    return () => abort.abort()
  }, [pageId, address])

  const remove = async ({ kind, link_landing_page: link, address: removed }: OldAddress) => {
    setAddresses(await call(deleteOldAddress, { params: { pageId, kind, link } }))
    toast({ title: `${removed} tidak lagi mengarah ke halaman ini` })
  }
  if (addresses.length === 0) return null
  return (
    <FieldGroup label="Alamat lama">
      <p className="text-app-xs text-muted">Pengunjung alamat ini diarahkan ke {address} selama halaman terbit.</p>
      <ul aria-label="Alamat lama" className="flex flex-col divide-y divide-line">
        {addresses.map((old) => (
          <li key={old.address} className="flex items-center gap-2 py-1">
            <span className="min-w-0 flex-1">
              <span className="block truncate text-app-sm">{old.address}</span>
              <time dateTime={old.leftAt} className="block truncate text-app-xs text-muted">
                Sampai {formatDateTime(old.leftAt)}
              </time>
            </span>
            {mayPublish && (
              <IconButton
                size="sm"
                label={`Hapus ${old.address}`}
                icon={<Icon name="hapus" size={16} />}
                onClick={() => setLeaving(old)}
              />
            )}
          </li>
        ))}
      </ul>
      {leaving !== null && (
        <Suspense fallback={null}>
          <ConfirmDialog
            isOpen
            onOpenChange={(isOpen) => !isOpen && setLeaving(null)}
            title={`Hapus alamat lama ${leaving.address}?`}
            description="Pengunjung dari tautan yang sudah tersebar akan melihat halaman tidak ditemukan."
            confirmLabel="Hapus alamat lama"
            onConfirm={() => remove(leaving)}
            errorMessage={messageOf}
          />
        </Suspense>
      )}
    </FieldGroup>
  )
}
