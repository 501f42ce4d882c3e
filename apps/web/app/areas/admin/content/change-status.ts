import type { ChangeStatusEndpoint, PublicationAction, PublicationResult } from '@naikkelas/contract/content'
import { call } from '../../../shared/api/call.ts'

/** Changes the state of records of one kind. */
export type ChangeStatus = (action: PublicationAction, ids: readonly string[]) => Promise<PublicationResult>

/** The same by the endpoint of the kind. */
export const changeStatusBy =
  (endpoint: ChangeStatusEndpoint): ChangeStatus =>
  (action, ids) =>
    call(endpoint, { body: { action, ids: [...ids] } })
