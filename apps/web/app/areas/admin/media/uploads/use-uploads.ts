import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { type Uploaded, uploadMedia } from '../../../../shared/api/upload.ts'
import { createUploadQueue, type UploadQueue, type UploadRow } from './upload-queue.ts'

/** Uploads of one screen: they end when it is left. */
export function useUploads(onUploaded: (uploaded: Uploaded) => void): {
  queue: UploadQueue
  rows: readonly UploadRow[]
} {
  const notify = useRef(onUploaded)
  useEffect(() => {
    notify.current = onUploaded
  })
  const queue = useMemo(
    () => createUploadQueue({ send: uploadMedia, onUploaded: (uploaded) => notify.current(uploaded) }),
    [],
  )
  useEffect(() => () => queue.stop(), [queue])
  return { queue, rows: useStore(queue.store, ({ rows }) => rows) }
}
