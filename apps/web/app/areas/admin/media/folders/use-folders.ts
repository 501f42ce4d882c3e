import type { OutputFor } from '@naikkelas/contract'
import { listMediaFolders } from '@naikkelas/contract/pages'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../../shared/api/call.ts'

export type Folders = OutputFor<typeof listMediaFolders>

const none: Folders = { folders: [], counts: { all: 0, none: 0, stale: 0, trash: 0 } }

/** Folders and what lies in them; `refresh` after anything that moves, comes or goes. @param first what the server has read */
export function useFolders(first?: Folders): Folders & { refresh: () => void } {
  const [folders, setFolders] = useState(first ?? none)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked === 0 && first) return
    const controller = new AbortController()
    call(listMediaFolders, {}, { signal: controller.signal })
      .then(setFolders)
      .catch(() => {
        // What was read before stays; the list itself says when the server is away.
      })
    return () => controller.abort()
  }, [asked, first])
  return { ...folders, refresh: useCallback(() => setAsked((count) => count + 1), []) }
}
