import type { OutputFor } from '@naikkelas/contract'
import {
  getMediaDetails,
  type LibraryItem,
  listMediaUses,
  listReplacements,
  type MediaReplacement,
  type MediaUse,
} from '@naikkelas/contract/pages'
import { useCallback, useEffect, useState } from 'react'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'

export interface Details extends OutputFor<typeof getMediaDetails> {
  uses: MediaUse[]
  replacements: MediaReplacement[]
}

export type DetailsState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; details: Details }

/** Everything that is known of one; read again when its widths are made and when it is asked for. */
export function useDetails({ id, widths }: Pick<LibraryItem, 'id' | 'widths'>): {
  state: DetailsState
  refresh: () => void
} {
  const [state, setState] = useState<DetailsState>({ kind: 'loading' })
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const params = { mediaId: id }
    Promise.all([
      call(getMediaDetails, { params }, { signal }),
      call(listMediaUses, { params }, { signal }),
      call(listReplacements, { params }, { signal }),
    ])
      .then(([details, uses, replacements]) => setState({ kind: 'ready', details: { ...details, uses, replacements } }))
      .catch((error: unknown) => !signal.aborted && setState({ kind: 'failed', message: messageOf(error) }))
    return () => controller.abort()
  }, [id, widths.length, asked])
  return { state, refresh: useCallback(() => setAsked((count) => count + 1), []) }
}
