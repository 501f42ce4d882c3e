import type { Media } from '@naikkelas/contract/pages'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { ApiError } from '../../../../shared/api/api-error.ts'
import type { Uploaded, uploadMedia } from '../../../../shared/api/upload.ts'
import { fileFlaw, refusalOf } from './file-flaw.ts'

type UploadStep =
  | { kind: 'waiting' }
  /** `share` from 0 to 1; at 1 the server looks at what came. */
  | { kind: 'sending'; share: number }
  | { kind: 'done'; media: Media; isKnown: boolean }
  | { kind: 'failed'; message: string; canRetry: boolean }

export interface UploadRow {
  id: string
  file: File
  folderId: string | undefined
  step: UploadStep
}

export interface UploadQueue {
  store: StoreApi<{ rows: readonly UploadRow[] }>
  add: (files: readonly File[], folderId: string | undefined) => void
  /** Stops it, or takes it out of the list. */
  remove: (id: string) => void
  retry: (id: string) => void
  /** Takes out what has ended. */
  clear: () => void
  stop: () => void
}

interface QueueOptions {
  send: typeof uploadMedia
  onUploaded: (uploaded: Uploaded) => void
  /** Two leave a connection for another upload at the same time. @default 2 */
  atOnce?: number
}

/** Files on their way into the library, some at once, each with its own fate. */
export function createUploadQueue({ send, onUploaded, atOnce = 2 }: QueueOptions): UploadQueue {
  const store = createStore<{ rows: readonly UploadRow[] }>(() => ({ rows: [] }))
  const underWay = new Map<string, AbortController>()
  let count = 0

  const put = (id: string, step: UploadStep) =>
    store.setState(({ rows }) => ({ rows: rows.map((row) => (row.id === id ? { ...row, step } : row)) }))

  function goOn() {
    for (const row of store.getState().rows) {
      if (underWay.size >= atOnce) return
      if (row.step.kind === 'waiting') void run(row)
    }
  }

  async function run({ id, file, folderId }: UploadRow) {
    const controller = new AbortController()
    underWay.set(id, controller)
    put(id, { kind: 'sending', share: 0 })
    try {
      const uploaded = await send(file, {
        folderId,
        signal: controller.signal,
        onProgress: (share) => put(id, { kind: 'sending', share }),
      })
      put(id, { kind: 'done', ...uploaded })
      onUploaded(uploaded)
    } catch (error) {
      // What was stopped has left the list.
      if (!controller.signal.aborted) put(id, failureOf(error))
    } finally {
      underWay.delete(id)
      goOn()
    }
  }

  return {
    store,
    add(files, folderId) {
      const fresh = files.map((file): UploadRow => {
        count += 1
        const flaw = fileFlaw(file)
        const step: UploadStep =
          flaw === null ? { kind: 'waiting' } : { kind: 'failed', message: flaw, canRetry: false }
        return { id: `unggahan-${count}`, file, folderId, step }
      })
      store.setState(({ rows }) => ({ rows: [...rows, ...fresh] }))
      goOn()
    },
    remove(id) {
      store.setState(({ rows }) => ({ rows: rows.filter((row) => row.id !== id) }))
      underWay.get(id)?.abort()
    },
    retry(id) {
      put(id, { kind: 'waiting' })
      goOn()
    },
    clear() {
      store.setState(({ rows }) => ({
        rows: rows.filter(({ step }) => step.kind === 'waiting' || step.kind === 'sending'),
      }))
    },
    stop() {
      store.setState({ rows: [] })
      for (const controller of underWay.values()) controller.abort()
    },
  }
}

/** A file that is wrong stays wrong; a line that broke, or a server that is busy, may be better the next time. */
function failureOf(error: unknown): UploadStep {
  const isFile = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
  return { kind: 'failed', message: refusalOf(error), canRetry: !isFile }
}
