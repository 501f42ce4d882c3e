import type { Media } from '@naikkelas/contract/pages'
import { type Image, parseSection } from '@naikkelas/ui/sections/registry'
import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { useBuilderParts } from '../state/builder-context.ts'
import { editField, fieldValue } from '../model/field-edit.ts'
import { useUpload } from '../media/use-upload.ts'
import { type PicturePlace, picturePlaces } from './picture-places.ts'

interface Place {
  sectionId: string
  path: readonly string[]
}

/** Pictures on the canvas: chosen for an empty place, dropped on a picture, or pasted. */
export function useCanvasPictures() {
  const { store } = useBuilderParts()
  const { state, send, cancel, dismiss } = useUpload()
  const [choosing, setChoosing] = useState<Place | null>(null)

  const put = ({ sectionId, path }: Place, media: Media, focal?: Image['focal']) => {
    const before = fieldValue(store, sectionId, path) as unknown as Image | undefined
    if (!before) return
    // The alt text of another picture would be wrong; a new one is requested immediately.
    editField(store, sectionId, path, { ...before, mediaId: media.id, alt: media.alt, focal })
    store.actions.jumpTo({ sectionId, path: [...path, 'alt'] })
  }
  const take = async (place: Place, file: File) => {
    const media = await send(file)
    if (media) put(place, { ...media, alt: '' })
  }
  return {
    choosing,
    /** Opens the library for a place. */
    choose: setChoosing,
    upload: { state, onCancel: cancel, onDismiss: dismiss },
    onChoose: (media: Media, focal?: Image['focal']) => choosing && put(choosing, media, focal),
    onChoosingEnd: () => setChoosing(null),
    handlers: {
      onDragOver(event: DragEvent) {
        // Also without a picture below: a drag that is not accepted here never fires a drop, and no message could be
        // shown.
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      },
      onDrop(event: DragEvent) {
        const [file] = event.dataTransfer.files
        if (!file) return
        event.preventDefault()
        const place = placeFor(event.target)
        if (place) void take(place, file)
        else store.actions.setProblem('Bagian ini tidak memuat gambar. Jatuhkan di tempat gambar bagian lain.')
      },
      onPaste(event: ClipboardEvent) {
        const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'))
        if (!file || event.defaultPrevented) return
        event.preventDefault()
        const place = placeFor(event.target)
        if (place) void take(place, file)
        else store.actions.setProblem('Bagian ini tidak memuat gambar. Pilih bagian yang punya tempat gambar dahulu.')
      },
    },
  }

  /** Target of a dropped file: the picture below it, else the first empty place of its section, else its first. */
  function placeFor(target: EventTarget): Place | null {
    const named = placeUnder(target)
    if (named) return named
    const sectionId =
      (target instanceof Element && target.closest<HTMLElement>('[data-canvas-section]')?.dataset.canvasSection) ||
      store.getState().selectedId
    const section = store.getState().document.sections.find(({ id }) => id === sectionId)
    const parsed = section && parseSection(section)
    if (!section || parsed?.kind !== 'known') return null
    const places: PicturePlace[] = [...picturePlaces(parsed.definition, parsed.content).values()]
    const found = places.find(({ image }) => image.mediaId === '') ?? places[0]
    return found ? { sectionId: section.id, path: found.path } : null
  }
}

function placeUnder(target: EventTarget): Place | null {
  const picture = target instanceof Element ? target.closest<HTMLElement>('[data-picture]') : null
  const section = picture?.closest<HTMLElement>('[data-canvas-section]')?.dataset.canvasSection
  const path = picture?.dataset.picture?.split('/')
  return section === undefined || path === undefined ? null : { sectionId: section, path }
}
