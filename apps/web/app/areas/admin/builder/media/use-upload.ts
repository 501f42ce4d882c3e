import type { Media } from '@naikkelas/contract/pages'
import { useCallback, useEffect, useRef, useState } from 'react'
import { whileLine } from '../../../../shared/late/has-line.ts'
import { useBuilderActions } from '../state/builder-context.ts'

const load = whileLine(() => import('./send-file.ts'))

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; share: number; fileName: string }
  /** `message` names the file. */
  | { kind: 'failed'; message: string }

interface Upload {
  state: UploadState
  /** Resolves with null when it failed or was cancelled; the state says why. */
  send: (file: File) => Promise<Media | null>
  cancel: () => void
  dismiss: () => void
}

/** Uploads one file at a time to the media library and reports progress. */
export function useUpload(): Upload {
  const { addMedia } = useBuilderActions()
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])

  const send = useCallback(
    async (file: File) => {
      const fail = (why: string) => {
        setState({ kind: 'failed', message: `${file.name}: ${why}` })
        return null
      }
      const tools = await load().catch(() => null)
      if (!tools) return fail('Belum dapat diunggah. Periksa koneksi Anda, lalu coba lagi.')
      const { fileFlaw, refreshWhenReady, refusalOf, uploadMedia } = tools
      const flaw = fileFlaw(file)
      if (flaw !== null) return fail(flaw)
      const controller = new AbortController()
      abort.current = controller
      setState({ kind: 'sending', share: 0, fileName: file.name })
      try {
        const { media } = await uploadMedia(file, {
          signal: controller.signal,
          onProgress: (share) => setState({ kind: 'sending', share, fileName: file.name }),
        })
        addMedia([media])
        refreshWhenReady(media, (ready) => addMedia([ready]))
        setState({ kind: 'idle' })
        return media
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'AbortError')) return fail(refusalOf(error))
        setState({ kind: 'idle' })
        return null
      }
    },
    [addMedia],
  )
  return { state, send, cancel: () => abort.current?.abort(), dismiss: () => setState({ kind: 'idle' }) }
}
