import type { Media } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { Icon } from '@naikkelas/ui/icons'
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { acceptedPictures, MediaLibrary, thumbnailOf } from '../media/media-library.tsx'
import { useUpload } from '../media/use-upload.ts'
import { UploadProgress } from './upload-progress.tsx'

interface ImageDropProps {
  id: string
  label: string
  hint?: string | undefined
  mediaId: string
  /** Undefined while none is chosen, or when the chosen one is gone. */
  media: Media | undefined
  /** `focal`: what stays in sight of it, where the library says so. */
  onChoose: (media: Media, focal?: { x: number; y: number }) => void
  onRemove: () => void
}

/** Input for a picture: file, drop, paste, or library. */
export function ImageDrop({ id, label, hint, mediaId, media, onChoose, onRemove }: ImageDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const { state, send, cancel, dismiss } = useUpload()
  const [isOver, setIsOver] = useState(false)
  const [isLibraryOpen, setIsLibraryOpen] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    const uploaded = await send(file)
    // An alt text made from a file name does not describe the picture: it is requested instead.
    if (uploaded) onChoose({ ...uploaded, alt: '' })
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void take(event.dataTransfer.files[0])
  }
  const onPaste = (event: ClipboardEvent) => {
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'))
    if (!file) return
    event.preventDefault()
    void take(file)
  }
  const isLost = mediaId !== '' && !media
  return (
    <div
      className="flex flex-col gap-1.5"
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
      onPaste={onPaste}
    >
      <label htmlFor={id} className="text-app-xs font-semibold">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={acceptedPictures}
        className="peer sr-only"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => {
          void take(event.target.files?.[0])
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        data-state={isOver ? 'over' : undefined}
        onClick={() => input.current?.click()}
        className="relative flex aspect-[16/9] w-full items-center justify-center overflow-hidden rounded-field border border-dashed border-border bg-ground text-app-sm text-muted transition-colors peer-focus-visible:outline-3 peer-focus-visible:outline-focus hover:border-text data-[state=over]:border-accent data-[state=over]:bg-tint"
      >
        {media ? (
          <img src={thumbnailOf(media)} alt="" className="size-full object-contain" />
        ) : (
          <span className="flex flex-col items-center gap-1.5 px-4 text-center">
            <Icon name={isLost ? 'peringatan' : 'gambar'} size={24} />
            {isLost ? 'Gambar ini sudah tidak ada. Pilih yang lain.' : 'Letakkan, tempel, atau pilih gambar'}
          </span>
        )}
      </button>
      <UploadProgress state={state} onCancel={cancel} onDismiss={dismiss} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => input.current?.click()}>
          {media ? 'Ganti' : 'Unggah'}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setIsLibraryOpen(true)}>
          Dari pustaka
        </Button>
        {mediaId !== '' && (
          <Button size="sm" variant="quiet" onClick={onRemove}>
            Lepas gambar
          </Button>
        )}
      </div>
      {media && media.width < 800 && (
        <p className="text-app-xs text-warn">
          Gambar ini selebar {media.width} piksel; di layar besar bisa tampak buram. Idealnya 1.200 piksel atau lebih.
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-app-xs text-muted">
          {hint}
        </p>
      )}
      <MediaLibrary isOpen={isLibraryOpen} kind="image" onOpenChange={setIsLibraryOpen} onChoose={onChoose} />
    </div>
  )
}
