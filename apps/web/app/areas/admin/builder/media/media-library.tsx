import { Suspense } from 'react'
import type { MediaLibraryProps } from './media-dialog.tsx'
import { latePart } from '../../../../shared/late/late-part.tsx'

export { acceptedPictures, thumbnailOf } from '../../media/thumbnail.ts'

// Fetched when it is first opened.
const MediaDialog = latePart(async () => (await import('./media-dialog.tsx')).MediaDialog)

/** The library over the builder: pictures or films that were uploaded before, and a way to bring in others. */
export function MediaLibrary(library: MediaLibraryProps) {
  return <Suspense fallback={null}>{library.isOpen && <MediaDialog {...library} />}</Suspense>
}
