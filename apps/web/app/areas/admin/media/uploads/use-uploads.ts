import type { PictureType } from '@naikkelas/contract/pages'
import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { type Uploaded, uploadMedia } from '../../../../shared/api/upload.ts'
import { createUploadQueue, type UploadQueue, type UploadRow } from './upload-queue.ts'

/**
 * Uploads of one screen: they end when it is left.
 * @param type what they are for, which decides their folder where none is chosen
 */
export function useUploads(
  onUploaded: (uploaded: Uploaded) => void,
  type?: PictureType,
): {
  queue: UploadQueue
  rows: readonly UploadRow[]
} {
  const notify = useRef(onUploaded)
  useEffect(() => {
    notify.current = onUploaded
  })
  const queue = useMemo(
    () =>
      createUploadQueue({
        send: (file, options) => uploadMedia(file, { ...options, type }),
        onUploaded: (uploaded) => notify.current(uploaded),
      }),
    [type],
  )
  useEffect(() => () => queue.stop(), [queue])
  return { queue, rows: useStore(queue.store, ({ rows }) => rows) }
}
