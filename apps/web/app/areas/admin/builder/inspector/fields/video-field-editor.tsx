import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Icon } from '@naikkelas/ui/icons'
import { anchorsOf, noVideo, type Video, type VideoField } from '@naikkelas/ui/sections/registry'
import { Input } from '@naikkelas/ui/input'
import { useRef, useState } from 'react'
import { useBuilder } from '../../state/builder-context.ts'
import { linkWords } from '../../links/link-words.ts'
import { typedLink } from '../../links/typed-link.ts'
import { MediaLibrary } from '../../media/media-library.tsx'
import { useUpload } from '../../media/use-upload.ts'
import type { FieldEditorProps } from '../field-editor-props.ts'
import { fieldId } from '../../fields/field-id.ts'
import { UploadProgress } from '../../fields/upload-progress.tsx'
import { useField } from '../use-field.ts'
import { providerVideo, videoAddress } from '../video-address.ts'

const noPages: ReadonlyMap<string, string> = new Map()

/** A film: of YouTube or Vimeo by its address, a file of one's own, or any other address, which opens elsewhere. */
export function VideoFieldEditor({ sectionId, path, field, label }: FieldEditorProps<VideoField>) {
  const { value, change, type, endRun } = useField<Video>(sectionId, path, noVideo)
  const document = useBuilder((state) => state.document)
  const media = useBuilder((state) => (value.kind === 'file' ? state.media.get(value.mediaId) : undefined))
  const { state, send, cancel, dismiss } = useUpload()
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [isLibraryOpen, setIsLibraryOpen] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const id = fieldId(sectionId, path)

  const understood = (words: string): Video | null => {
    if (words.trim() === '') return noVideo
    const film = providerVideo(words)
    if (film) return film
    const typed = typedLink(words, { anchors: anchorsOf(document.sections) })
    return 'link' in typed ? { kind: 'link', target: typed.link } : null
  }
  const shown =
    value.kind === 'provider'
      ? videoAddress(value)
      : value.kind === 'link'
        ? linkWords(value.target, document, noPages)
        : ''
  return (
    <div className="flex flex-col gap-2">
      {value.kind === 'file' ? (
        <div className="flex flex-col gap-1.5">
          <span className="text-app-xs font-semibold">{label}</span>
          <div className="flex items-center gap-2 rounded-field border border-line px-3 py-2 text-app-sm">
            <Icon name="video" className="shrink-0 text-muted" />
            <span className="min-w-0 flex-1 truncate">{media?.fileName ?? 'Video sendiri'}</span>
            <Button size="sm" variant="quiet" onClick={() => change(noVideo)}>
              Lepas video
            </Button>
          </div>
        </div>
      ) : (
        <Field
          label={label}
          hint={field.hint ?? 'Alamat YouTube atau Vimeo. Alamat lain dibuka di tab baru pengunjung.'}
          error={problem}
        >
          <Input
            id={id}
            type="url"
            inputMode="url"
            autoComplete="off"
            value={draft ?? shown}
            onChange={({ target }) => {
              setDraft(target.value)
              setProblem(undefined)
              const video = understood(target.value)
              if (video) type(video)
            }}
            onBlur={() => {
              if (draft !== null && understood(draft) === null)
                return setProblem('Alamat ini tidak dikenal. Salin alamat videonya dari browser.')
              setDraft(null)
              endRun()
            }}
          />
        </Field>
      )}
      <UploadProgress state={state} onCancel={cancel} onDismiss={dismiss} />
      <div className="flex flex-wrap gap-2">
        <input
          ref={file}
          type="file"
          accept="video/mp4,video/webm"
          aria-label={`Unggah ${label.toLowerCase()}`}
          className="sr-only"
          onChange={async (event) => {
            const chosen = event.target.files?.[0]
            event.target.value = ''
            const uploaded = chosen ? await send(chosen) : null
            if (uploaded) change({ kind: 'file', mediaId: uploaded.id })
          }}
        />
        <Button size="sm" onClick={() => file.current?.click()}>
          Unggah video
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setIsLibraryOpen(true)}>
          Pustaka video
        </Button>
      </div>
      <MediaLibrary
        isOpen={isLibraryOpen}
        kind="video"
        onOpenChange={setIsLibraryOpen}
        onChoose={(chosen) => change({ kind: 'file', mediaId: chosen.id })}
      />
    </div>
  )
}
