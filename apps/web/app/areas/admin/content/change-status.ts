import type { PublicationAction, PublicationResult } from '@naikkelas/contract/content'

/** Changes the state of records of one kind. */
export type ChangeStatus = (action: PublicationAction, ids: readonly string[]) => Promise<PublicationResult>
