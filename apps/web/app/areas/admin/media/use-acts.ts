import type { OutputFor } from '@naikkelas/contract'
import {
  getMediaDetails,
  type LibraryItem,
  type MediaFolder,
  mediaAtOnce,
  moveMedia,
  restoreMedia,
  trashMedia,
} from '@naikkelas/contract/pages'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { namesOf } from './media-words.ts'

export type Kept = OutputFor<typeof trashMedia>['kept']

/** What is done with some of the library at once. @param refresh reads again what is in sight */
export function useActs(refresh: () => void) {
  const { toast } = useToast()
  const [kept, setKept] = useState<Kept>([])

  const attempt = async (act: () => Promise<void>) => {
    try {
      await act()
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
    refresh()
  }
  const restoreIds = (ids: readonly string[]) =>
    attempt(async () => {
      for (const part of parts(ids)) await call(restoreMedia, { body: { ids: part } })
      toast({ title: `${ids.length} media dipulihkan` })
    })
  const reportMoved = (count: number, folder: MediaFolder | undefined) => {
    toast({ title: `${count} media dipindahkan ${folder ? `ke “${folder.name}”` : 'ke luar folder'}` })
    refresh()
  }

  return {
    /** What could not be deleted, with where it is used. */
    kept,
    forgetKept: () => setKept([]),
    reportMoved,
    remove: (items: readonly LibraryItem[]) =>
      attempt(async () => {
        const trashed: string[] = []
        const held: Kept = []
        for (const part of parts(items.map(({ id }) => id))) {
          const answer = await call(trashMedia, { body: { ids: part } })
          trashed.push(...answer.trashed)
          held.push(...answer.kept)
        }
        setKept(held)
        if (trashed.length === 0) return
        toast({
          title: `${namesOf(items.filter(({ id }) => trashed.includes(id)))} dipindahkan ke sampah`,
          action: { label: 'Urungkan', onSelect: () => void restoreIds(trashed) },
        })
      }),
    restore: (items: readonly LibraryItem[]) => restoreIds(items.map(({ id }) => id)),
    move: (ids: readonly string[], folderId: string | null) =>
      attempt(async () => {
        for (const part of parts(ids)) await call(moveMedia, { body: { ids: part, folderId } })
        toast({ title: `${ids.length} media dipindahkan` })
      }),
    find: async (id: string): Promise<LibraryItem | null> => {
      try {
        return (await call(getMediaDetails, { params: { mediaId: id } })).item
      } catch (error) {
        toast({ title: messageOf(error), tone: 'danger' })
        return null
      }
    },
  }
}

function parts(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / mediaAtOnce)
  return Array.from({ length: count }, (_, at) => ids.slice(at * mediaAtOnce, (at + 1) * mediaAtOnce))
}
