import { getMedia, type LibraryItem, type Media, type PictureType } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { useEffect, useId, useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { MediaChooser } from './media-chooser.tsx'
import { thumbnailOf } from './thumbnail.ts'

interface PictureFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  mediaId: string | null
  /** What a picture that is brought in is for: its folder in the library. */
  uploadType?: PictureType | undefined
  onChange: (mediaId: string | null) => void
}

interface Shown {
  id: string
  url: string
}

/** A picture of the media library. */
export function PictureField({ label, hint, error, mediaId, uploadType, onChange }: PictureFieldProps) {
  const id = useId()
  const [isChoosing, setIsChoosing] = useState(false)
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    if (mediaId === null || shown?.id === mediaId) return
    let isCurrent = true
    // Without its address the field says that one is chosen.
    call(getMedia, { params: { mediaId } })
      .then((media) => isCurrent && setShown({ id: mediaId, url: thumbnailOf(media) }))
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [mediaId, shown])
  const choose = (media: LibraryItem | Media) => {
    setShown({ id: media.id, url: thumbnailOf(media) })
    onChange(media.id)
    setIsChoosing(false)
  }
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={error ? `${id}-error` : undefined}>
      <p id={`${id}-label`} className="mb-1.5 text-app-xs font-semibold">
        {label}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <span className="flex aspect-video w-44 items-center justify-center overflow-hidden rounded-box border border-line bg-ground text-app-xs text-muted">
          {mediaId === null ? (
            'Belum ada gambar'
          ) : shown?.id === mediaId ? (
            <img src={shown.url} alt="Gambar yang dipilih" className="size-full object-cover" />
          ) : (
            'Gambar dipilih'
          )}
        </span>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setIsChoosing(true)} aria-invalid={error ? true : undefined}>
            Pilih dari media
          </Button>
          {mediaId !== null && (
            <Button variant="quiet" onClick={() => onChange(null)}>
              Lepaskan
            </Button>
          )}
        </div>
      </div>
      {hint && <p className="mt-1.5 text-app-xs text-muted">{hint}</p>}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-app-xs text-danger">
          {error}
        </p>
      )}
      <Dialog isOpen={isChoosing} onOpenChange={setIsChoosing}>
        <DialogContent size="lg" title={`Pilih ${label.toLowerCase()}`}>
          {isChoosing && <MediaChooser kind="image" uploadType={uploadType} onChoose={choose} onUploaded={choose} />}
        </DialogContent>
      </Dialog>
    </div>
  )
}
