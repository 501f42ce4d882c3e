import type { PublicationAction, PublicationState } from '@naikkelas/contract/content'

/** Why an action is not possible; null if it is. */
export function blockerOf(state: PublicationState, action: PublicationAction): string | null {
  switch (action) {
    case 'publish':
      if (state === 'archived') return 'Ada di arsip. Pulihkan dahulu.'
      return state === 'published' ? 'Sudah terbit.' : null
    case 'unpublish':
      return state === 'published' ? null : 'Belum terbit.'
    case 'archive':
      return state === 'archived' ? 'Sudah di arsip.' : null
    case 'restore':
      return state === 'archived' ? null : 'Tidak ada di arsip.'
    default:
      return action satisfies never
  }
}

/** What comes back from the archive is a draft until someone publishes it. */
export function stateAfter(action: PublicationAction): PublicationState {
  switch (action) {
    case 'publish':
      return 'published'
    case 'archive':
      return 'archived'
    case 'unpublish':
    case 'restore':
      return 'draft'
    default:
      return action satisfies never
  }
}
