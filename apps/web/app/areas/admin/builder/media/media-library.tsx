import { listMedia, type Media, mediaUrl } from '@naikkelas/contract'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { Field } from '@naikkelas/ui/field'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { Skeleton } from '@naikkelas/ui/skeleton'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { UploadProgress } from '../inspector/image/upload-progress.tsx'
import { useUpload } from './use-upload.ts'

interface MediaLibraryProps {
  isOpen: boolean
  kind: 'image' | 'video'
  onOpenChange: (isOpen: boolean) => void
  onChoose: (media: Media) => void
}

type Shown =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'loaded'; items: Media[]; total: number }

/** Pictures or films that were uploaded before, and a way to bring in another. */
export function MediaLibrary({ isOpen, kind, onOpenChange, onChoose }: MediaLibraryProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange}>
      <DialogContent size="lg" title={kind === 'image' ? 'Pilih gambar' : 'Pilih video'}>
        <Library
          kind={kind}
          onChoose={(media) => {
            onChoose(media)
            onOpenChange(false)
          }}
        />
      </DialogContent>
    </Dialog>
  )
}

const perPage = 24

function Library({ kind, onChoose }: Pick<MediaLibraryProps, 'kind' | 'onChoose'>) {
  const [search, setSearch] = useState('')
  const [pages, setPages] = useState(1)
  const [attempt, setAttempt] = useState(0)
  const [shown, setShown] = useState<Shown>({ kind: 'loading' })
  useEffect(() => {
    const abort = new AbortController()
    const timer = setTimeout(() => {
      call(
        listMedia,
        {
          query: {
            page: 1,
            perPage: Math.min(100, perPage * pages),
            kind,
            search: search.trim() === '' ? undefined : search.trim(),
          },
        },
        { signal: abort.signal },
      )
        .then(({ items, total }) => setShown({ kind: 'loaded', items, total }))
        .catch((error: unknown) => !abort.signal.aborted && setShown({ kind: 'failed', message: messageOf(error) }))
    }, 150)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [kind, search, pages, attempt])
  return (
    <div className="flex min-h-80 flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Field label="Cari di pustaka" isLabelHidden className="min-w-56 flex-1">
          <Input
            type="search"
            value={search}
            placeholder="Cari nama berkas atau keterangan"
            start={<Icon name="cari" size={16} />}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Field>
        <LibraryUpload kind={kind} onChoose={onChoose} />
      </div>
      {shown.kind === 'loading' && (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4" aria-busy="true">
          {[1, 2, 3, 4, 5, 6, 7, 8].map((tile) => (
            <Skeleton key={tile} shape="box" className="aspect-[4/3]" />
          ))}
        </div>
      )}
      {shown.kind === 'failed' && (
        <EmptyState
          size="inline"
          headingLevel={3}
          title="Pustaka belum dapat dibuka"
          text={shown.message}
          action={<Button onClick={() => setAttempt((count) => count + 1)}>Coba lagi</Button>}
        />
      )}
      {shown.kind === 'loaded' && shown.items.length === 0 && (
        <EmptyState
          size="inline"
          headingLevel={3}
          title={search === '' ? 'Pustaka masih kosong' : 'Tidak ada yang cocok'}
          text={search === '' ? 'Berkas yang Anda unggah ke halaman mana pun ada di sini.' : 'Coba kata lain.'}
        />
      )}
      {shown.kind === 'loaded' && shown.items.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {shown.items.map((media) => (
            <li key={media.id}>
              <button
                type="button"
                onClick={() => onChoose(media)}
                className="flex w-full flex-col gap-1 rounded-box text-start text-app-xs"
              >
                <span className="flex aspect-[4/3] w-full items-center justify-center overflow-hidden rounded-box border border-line bg-hover">
                  {media.kind === 'image' ? (
                    <img src={thumbnailOf(media)} alt={media.alt} loading="lazy" className="size-full object-cover" />
                  ) : (
                    <Icon name="video" size={32} className="text-muted" />
                  )}
                </span>
                <span className="w-full truncate text-muted">{media.fileName}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown.kind === 'loaded' && shown.total > shown.items.length && pages * perPage < 100 && (
        <div>
          <Button size="sm" onClick={() => setPages((count) => count + 1)}>
            Lihat lebih banyak
          </Button>
        </div>
      )}
    </div>
  )
}

/** Brings in a file that is not in the library yet, and chooses it. */
function LibraryUpload({ kind, onChoose }: Pick<MediaLibraryProps, 'kind' | 'onChoose'>) {
  const { state, send, cancel, dismiss } = useUpload()
  const file = useRef<HTMLInputElement>(null)
  const what = kind === 'image' ? 'gambar' : 'video'
  return (
    <>
      <input
        ref={file}
        type="file"
        accept={kind === 'image' ? acceptedPictures : 'video/mp4,video/webm'}
        aria-label={`Berkas ${what} baru`}
        tabIndex={-1}
        className="sr-only"
        onChange={async (event) => {
          const chosen = event.target.files?.[0]
          event.target.value = ''
          const uploaded = chosen ? await send(chosen) : null
          // Words made from a file's name say nothing about the picture.
          if (uploaded) onChoose({ ...uploaded, alt: '' })
        }}
      />
      <Button iconStart={<Icon name="unggah" size={16} />} onClick={() => file.current?.click()}>
        Unggah {what} baru
      </Button>
      <div className="w-full empty:hidden">
        <UploadProgress state={state} onCancel={cancel} onDismiss={dismiss} />
      </div>
    </>
  )
}

export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif'

/** A small width of a picture, or the original while none is made. */
export function thumbnailOf(media: Media): string {
  const [smallest] = media.widths
  return smallest === undefined ? mediaUrl(media, 'original', media.width) : mediaUrl(media, 'webp', smallest)
}
