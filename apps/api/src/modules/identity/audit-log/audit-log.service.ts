import type { InputFor, OutputFor } from '@naikkelas/contract'
import type {
  AuditEntry,
  AuditEntryDetail,
  AuditFilter,
  getAuditEntry as getEndpoint,
  listAuditEntries as listEndpoint,
} from '@naikkelas/contract/identity'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import {
  type AuditFilterOfRealm,
  type AuditPlace,
  findAuditEntries,
  findAuditEntry,
  readableEntry,
  type StoredAuditEntry,
} from '../../../platform/audit/index.ts'
import { findAdminNames } from '../admins/index.ts'

/** Of the back office: what other accounts do is shown beside their account. */
export const realmFilter = ({ adminId, ...filter }: AuditFilter): AuditFilterOfRealm => ({
  ...filter,
  realm: 'admin',
  actorId: adminId,
})

export async function listAuditEntries(
  { database: { queries } }: AdminContext,
  { query: { older, newer, perPage, ...filter } }: InputFor<typeof listEndpoint>,
): Promise<OutputFor<typeof listEndpoint>> {
  const place = newer ?? older
  // One more than shown says whether there is another page.
  const found = await findAuditEntries(queries, realmFilter(filter), {
    ...(newer === undefined ? { before: older === undefined ? undefined : placeOf(older) } : { after: placeOf(newer) }),
    limit: perPage + 1,
  })
  const isCut = found.length > perPage
  const shown = found.slice(0, perPage)
  const entries = newer === undefined ? shown : shown.toReversed()
  const names = await findAdminNames(queries, [...new Set(entries.map(({ actorId }) => actorId))])
  const [first, last] = [entries[0], entries.at(-1)]
  const hasOlder = newer === undefined ? isCut : true
  const hasNewer = newer === undefined ? place !== undefined : isCut
  return {
    items: entries.map((entry) => entryView(entry, names)),
    older: last && hasOlder ? cursorOf(last) : null,
    newer: first && hasNewer ? cursorOf(first) : null,
  }
}

export async function getAuditEntry(
  ctx: AdminContext,
  { params: { entryId } }: InputFor<typeof getEndpoint>,
): Promise<AuditEntryDetail> {
  const { queries } = ctx.database
  const found = await findAuditEntry(queries, 'admin', entryId)
  if (!found) throw new AppError('not_found')
  const { before, after, request_id: requestId } = await readableEntry(ctx, found)
  return { ...entryView(found, await findAdminNames(queries, [found.actorId])), requestId, before, after }
}

function entryView(
  { id, at, actorId, endpoint, recordType, recordId, reason }: StoredAuditEntry,
  names: ReadonlyMap<string, string>,
): AuditEntry {
  return { id, at, admin: { id: actorId, name: names.get(actorId) ?? null }, endpoint, recordType, recordId, reason }
}

const cursorOf = ({ at, id }: AuditPlace) => `${at}_${id}`

function placeOf(cursor: string): AuditPlace {
  const [at = '', id = ''] = cursor.split('_')
  return { at, id }
}
