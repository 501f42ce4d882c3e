import {
  deleteLandingPage,
  type LandingPageSummary,
  restoreLandingPage,
  unpublishLandingPage,
} from '@naikkelas/contract/pages'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@naikkelas/ui/dropdown-menu'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { useToast } from '@naikkelas/ui/toast'
import { Suspense, useState } from 'react'
import { Link, useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { latePart } from '../../../shared/late/late-part.tsx'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import { DuplicateDialog } from './duplicate-dialog.tsx'

// Rarely needed: fetched when it is first opened.
const ShareDialog = latePart(async () => (await import('../share/share-dialog.tsx')).ShareDialog)

interface PageMenuProps {
  page: LandingPageSummary
  onGroup?: ((kind: 'folder' | 'labels') => void) | undefined
}

/** Actions on a page. */
export function PageMenu({ page, onGroup }: PageMenuProps) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const [dialog, setDialog] = useState<'duplicate' | 'unpublish' | 'share' | null>(null)
  const input = { params: { pageId: page.id } }
  // Always published, at its one address.
  const isFixed = page.kind === 'fixed'

  const act = async (work: () => Promise<unknown>, done: Parameters<typeof toast>[0]) => {
    try {
      await work()
      toast(done)
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
    await revalidate()
  }
  const unpublish = async () => {
    await call(unpublishLandingPage, input)
    toast({ title: `“${page.name}” tidak lagi terbit` })
    await revalidate()
  }
  const restore = () => act(() => call(restoreLandingPage, input), { title: `“${page.name}” dipulihkan sebagai draf` })
  const trash = () =>
    act(() => call(deleteLandingPage, input), {
      title: `“${page.name}” dipindahkan ke sampah`,
      text: 'Dapat dipulihkan selama 30 hari.',
      action: { label: 'Pulihkan', onSelect: () => void restore() },
    })
  const forget = () =>
    act(() => call(unpublishLandingPage, input), {
      title: `“${page.name}” kembali menjadi draf`,
      text: 'Alamatnya tidak lagi mengarah ke mana pun.',
    })

  return (
    <div className="relative z-10 -me-1 -mt-1">
      <DropdownMenu>
        <DropdownMenuTrigger>
          <IconButton size="sm" label="Tindakan" aria-describedby={`nama-${page.id}`} icon={<Icon name="lainnya" />} />
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {page.deletedAt !== null ? (
            <DropdownMenuItem icon={<Icon name="riwayat" size={16} />} onSelect={() => void restore()}>
              Pulihkan
            </DropdownMenuItem>
          ) : (
            <>
              {page.status === 'published' && (
                <DropdownMenuItem asChild>
                  <a href={page.address} target="_blank" rel="noopener">
                    <Icon name="buka-luar" size={16} />
                    Lihat halaman
                  </a>
                </DropdownMenuItem>
              )}
              <DropdownMenuItem asChild>
                <Link to={`/admin/landing-pages/${page.id}/statistik`}>
                  <Icon name="grafik" size={16} />
                  Statistik
                </Link>
              </DropdownMenuItem>
              {page.status === 'published' && (
                <DropdownMenuItem icon={<Icon name="bagikan" size={16} />} onSelect={() => setDialog('share')}>
                  Bagikan
                </DropdownMenuItem>
              )}
              <DropdownMenuItem icon={<Icon name="gandakan" size={16} />} onSelect={() => setDialog('duplicate')}>
                Gandakan halaman
              </DropdownMenuItem>
              {onGroup && (
                <>
                  <DropdownMenuItem icon={<Icon name="berkas" size={16} />} onSelect={() => onGroup('folder')}>
                    Pindahkan ke folder
                  </DropdownMenuItem>
                  <DropdownMenuItem icon={<Icon name="sorot" size={16} />} onSelect={() => onGroup('labels')}>
                    Beri label
                  </DropdownMenuItem>
                </>
              )}
              {page.status === 'published' && !isFixed && (
                <DropdownMenuItem icon={<Icon name="mata-tutup" size={16} />} onSelect={() => setDialog('unpublish')}>
                  Batalkan terbit
                </DropdownMenuItem>
              )}
              {page.lifecycle.stage === 'ended' && (
                <DropdownMenuItem icon={<Icon name="pensil" size={16} />} onSelect={() => void forget()}>
                  Jadikan draf
                </DropdownMenuItem>
              )}
              {!isFixed && (
                <>
                  <DropdownMenuSeparator />
                  <DropdownMenuItem isDanger icon={<Icon name="hapus" size={16} />} onSelect={() => void trash()}>
                    Pindahkan ke sampah
                  </DropdownMenuItem>
                </>
              )}
            </>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {dialog === 'share' && (
        <Suspense fallback={null}>
          <ShareDialog page={page} onClose={() => setDialog(null)} />
        </Suspense>
      )}
      <DuplicateDialog
        page={page}
        offer={page.opening.document.offer}
        isOpen={dialog === 'duplicate'}
        onOpenChange={(isOpen) => setDialog(isOpen ? 'duplicate' : null)}
      />
      <ConfirmDialog
        isOpen={dialog === 'unpublish'}
        onOpenChange={(isOpen) => setDialog(isOpen ? 'unpublish' : null)}
        title={`Batalkan terbit “${page.name}”?`}
        description={`Pengunjung ${page.address} tidak akan menemukan halaman ini lagi, juga dari alamat lamanya, sampai Anda menerbitkannya kembali. Isinya tetap tersimpan.`}
        confirmLabel="Batalkan terbit"
        onConfirm={unpublish}
        errorMessage={messageOf}
      />
    </div>
  )
}
