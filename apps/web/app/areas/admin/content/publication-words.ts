import type { PublicationAction, PublicationState } from '@naikkelas/contract/content'
import type { BadgeProps } from '@naikkelas/ui/badge'

export const stateWords: Readonly<Record<PublicationState, string>> = {
  draft: 'Draf',
  published: 'Terbit',
  archived: 'Diarsipkan',
}

interface Shown {
  state: PublicationState
  /** Whether visitors see it now. */
  isShown: boolean
  startsAt: string | null
  /** Not seen because what it leads to is not published. @default false */
  isHeld?: boolean
}

/** Badge of a record: what is published and not seen waits for its moment or its page, or has passed it. */
export function stateBadge(
  { state, isShown, startsAt, isHeld = false }: Shown,
  now = Date.now(),
): Pick<BadgeProps, 'tone' | 'children'> {
  if (state === 'draft') return { tone: 'neutral', children: stateWords.draft }
  if (state === 'archived') return { tone: 'warn', children: stateWords.archived }
  if (isShown) return { tone: 'ok', children: stateWords.published }
  if (isHeld) return { tone: 'warn', children: 'Tertahan' }
  return startsAt !== null && Date.parse(startsAt) > now
    ? { tone: 'info', children: 'Terjadwal' }
    : { tone: 'neutral', children: 'Selesai' }
}

/** The button, and the end of the sentence that says it was done. */
export const actionWords: Readonly<Record<PublicationAction, { button: string; done: string }>> = {
  publish: { button: 'Terbitkan', done: 'diterbitkan' },
  unpublish: { button: 'Tarik ke draf', done: 'ditarik ke draf' },
  archive: { button: 'Arsipkan', done: 'diarsipkan' },
  restore: { button: 'Pulihkan', done: 'dipulihkan sebagai draf' },
}

export const actionsOf = (state: PublicationState): readonly PublicationAction[] => {
  switch (state) {
    case 'draft':
      return ['publish', 'archive']
    case 'published':
      return ['unpublish', 'archive']
    case 'archived':
      return ['restore']
    default:
      return state satisfies never
  }
}
