import { useEffect, useRef, useState } from 'react'
import { percentSent } from './checked-file.ts'

/** A file that the server holds. */
export interface UploadedFile {
  /** What the transport answered with, and the form sends. */
  id: string
  name: string
  bytes: number
}

export interface UploadOptions {
  /** Call it with the share of the bytes that were sent, from 0 to 1. */
  onProgress: (share: number) => void
  /** Aborted when the upload is cancelled, or the component goes. */
  signal: AbortSignal
}

/** Sends a file wherever it belongs and answers with the id that it has there. */
export type Upload = (file: File, options: UploadOptions) => Promise<string>

export interface PendingUpload {
  key: string
  file: File
  state:
    | { kind: 'waiting' }
    | { kind: 'uploading'; percent: number }
    | { kind: 'failed'; reason: string; canRetry: boolean }
}

interface UploadHandlers {
  upload: Upload
  describeError: (error: Error) => string
  /** Called at 25, 50 and 75 percent: often enough to be read out. */
  onQuarter: (file: File, percent: number) => void
  onUploaded: (file: UploadedFile, key: string) => void
  onFailed: (file: File, reason: string) => void
}

/** More at once would share the same line, and each would take longer. */
const MAX_AT_ONCE = 3

/** The files on their way: a few at once, in the order in which they came. */
export function useUploads(handlers: UploadHandlers) {
  const [pending, setPending] = useState<readonly PendingUpload[]>([])
  const controllers = useRef(new Map<string, AbortController>())
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    const { current: running } = controllers
    return () => running.forEach((controller) => controller.abort())
  }, [])

  const change = (key: string, state: PendingUpload['state']) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, state } : one)))
  const drop = (keys: readonly string[]) => {
    for (const key of keys) {
      controllers.current.get(key)?.abort()
      controllers.current.delete(key)
    }
    setPending((all) => all.filter(({ key }) => !keys.includes(key)))
  }

  const send = async ({ key, file }: PendingUpload) => {
    const controller = new AbortController()
    controllers.current.set(key, controller)
    const { signal } = controller
    change(key, { kind: 'uploading', percent: 0 })
    let reported = 0
    const onProgress = (share: number) => {
      if (signal.aborted) return
      const percent = percentSent(share)
      change(key, { kind: 'uploading', percent })
      const quarter = percent - (percent % 25)
      if (quarter <= reported) return
      reported = quarter
      latest.current.onQuarter(file, quarter)
    }
    try {
      const id = await latest.current.upload(file, { onProgress, signal })
      if (signal.aborted) return
      drop([key])
      latest.current.onUploaded({ id, name: file.name, bytes: file.size }, key)
    } catch (error) {
      if (signal.aborted) return
      controllers.current.delete(key)
      const reason = latest.current.describeError(error instanceof Error ? error : new Error(String(error)))
      change(key, { kind: 'failed', reason, canRetry: true })
      latest.current.onFailed(file, reason)
    }
  }
  useEffect(() => {
    const free = MAX_AT_ONCE - pending.filter(({ state }) => state.kind === 'uploading').length
    const next = pending.filter(({ key, state }) => state.kind === 'waiting' && !controllers.current.has(key))
    for (const one of next.slice(0, Math.max(0, free))) void send(one)
    // `send` reads everything else from refs.
  }, [pending])

  return {
    pending,
    isBusy: pending.some(({ state }) => state.kind !== 'failed'),
    add: (added: readonly PendingUpload[]) => setPending((all) => [...all, ...added]),
    retry: (key: string) => change(key, { kind: 'waiting' }),
    drop,
  }
}
