import { chatAddress, listChatRotations } from '@naikkelas/contract/marketing'
import type { Link } from '@naikkelas/ui/sections/registry'
import { useEffect, useState } from 'react'
import { call } from '../../../../shared/api/call.ts'

interface Rotation {
  id: string
  name: string
  address: string
  agents: readonly unknown[]
}

const none: readonly Rotation[] = []

/** Whether a link leads to a chat rotation. */
export const isRotationLink = (link: Link) => link.kind === 'url' && link.href.startsWith(chatAddress(''))

/** Rotations a button may lead to; requested when the target list opens or when one is shown by its name. */
export function useChatRotations(isWanted: boolean): readonly Rotation[] {
  const [rotations, setRotations] = useState(none)
  useEffect(() => {
    if (!isWanted) return
    const abort = new AbortController()
    call(listChatRotations, {}, { signal: abort.signal })
      .then(setRotations)
      .catch(() => {
        // Without the list an address can still be typed.
      })
    return () => abort.abort()
  }, [isWanted])
  return rotations
}
