import { MediaLibrary } from '../media/media-library.tsx'
import { UploadProgress } from '../fields/upload-progress.tsx'
import type { useCanvasPictures } from './use-canvas-pictures.ts'

/** What choosing a picture on the canvas shows: the library with a way to upload, and how far an upload is. */
export function CanvasPictures({ pictures }: { pictures: ReturnType<typeof useCanvasPictures> }) {
  const { choosing, upload, onChoose, onChoosingEnd } = pictures
  return (
    <>
      <div className="pointer-events-none absolute inset-x-0 bottom-4 z-20 flex justify-center px-4 max-sm:bottom-28">
        {upload.state.kind !== 'idle' && (
          <div className="pointer-events-auto w-80 max-w-full rounded-surface border border-line bg-surface p-3 shadow-e3">
            <UploadProgress {...upload} />
          </div>
        )}
      </div>
      <MediaLibrary
        isOpen={choosing !== null}
        kind="image"
        onOpenChange={(isOpen) => !isOpen && onChoosingEnd()}
        onChoose={onChoose}
      />
    </>
  )
}
