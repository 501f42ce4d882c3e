import type { Media } from '@naikkelas/contract/pages'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import type { SyntheticEvent } from 'react'
import { MediaChooser } from '../../media/media-chooser.tsx'
import { useBuilderActions } from '../state/builder-context.ts'
import { refreshWhenReady } from './refresh-media.ts'

export interface MediaLibraryProps {
  isOpen: boolean
  kind: 'image' | 'video'
  onOpenChange: (isOpen: boolean) => void
  /** `focal`: its focal point, if one was set. */
  onChoose: (media: Media, focal?: { x: number; y: number }) => void
}

/** The library over the builder: pictures or films that were uploaded before, and a way to bring in others. */
export function MediaDialog({ isOpen, kind, onOpenChange, onChoose }: MediaLibraryProps) {
  const { addMedia } = useBuilderActions()
  const choose = (media: Media, focal?: { x: number; y: number } | null) => {
    addMedia([media])
    refreshWhenReady(media, (ready) => addMedia([ready]))
    onChoose(media, focal ?? undefined)
    onOpenChange(false)
  }
  return (
    // Drops and pastes over the dialog go to the library, not to the field that opened it.
    <div className="contents" onDragOver={stay} onDrop={stay} onPaste={stay}>
      <Dialog isOpen={isOpen} onOpenChange={onOpenChange}>
        <DialogContent size="lg" title={kind === 'image' ? 'Pilih gambar' : 'Pilih video'}>
          <MediaChooser
            kind={kind}
            onChoose={(item) => choose(item, item.focal)}
            // An alt text made from a file name does not describe the picture; that of an existing picture may.
            onUploaded={(media, isKnown) => choose(isKnown ? media : { ...media, alt: '' })}
          />
        </DialogContent>
      </Dialog>
    </div>
  )
}

const stay = (event: SyntheticEvent) => event.stopPropagation()
