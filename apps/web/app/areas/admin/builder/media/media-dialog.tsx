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
    // What is let go or pasted over the dialog is the library's, and not that of the place it was opened from.
    <div className="contents" onDragOver={stay} onDrop={stay} onPaste={stay}>
      <Dialog isOpen={isOpen} onOpenChange={onOpenChange}>
        <DialogContent size="lg" title={kind === 'image' ? 'Pilih gambar' : 'Pilih video'}>
          <MediaChooser
            kind={kind}
            onChoose={(item) => choose(item, item.focal)}
            // Words made from a file's name say nothing about the picture; those of one that was there may.
            onUploaded={(media, isKnown) => choose(isKnown ? media : { ...media, alt: '' })}
          />
        </DialogContent>
      </Dialog>
    </div>
  )
}

const stay = (event: SyntheticEvent) => event.stopPropagation()
