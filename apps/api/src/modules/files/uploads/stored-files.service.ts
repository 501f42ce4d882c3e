import type { InputFor } from '@naikkelas/contract'
import {
  type deleteFile as deleteEndpoint,
  fileAddress,
  type listFiles as endpoint,
  uploadPolicies,
} from '@naikkelas/contract/files'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { type FileUse, findFileUses } from './file-uses.queries.ts'
import { isListedFor } from './files.policy.ts'
import { deleteFileRow, type FileRecord, findDirectories, findFile, findFiles, totalBytes } from './files.repo.ts'
import { filesQuotaBytes } from './quotas.rules.ts'
import { policyOf } from './upload-place.rules.ts'

/** Files that this admin may read, with where each is used. */
export async function listFiles({ database: { queries }, actor }: AdminContext, { query }: InputFor<typeof endpoint>) {
  const places = uploadPolicies.filter(isListedFor(actor))
  const { page, perPage, ...filter } = query
  const { items, total } = await findFiles(queries, { ...filter, places }, { page, perPage })
  const uses = await findFileUses(
    queries,
    items.map(({ id }) => id),
  )
  return {
    items: items.map((file) => shown(file, uses)),
    total,
    page,
    perPage,
    directories: await findDirectories(queries, { places }),
    usedBytes: await totalBytes(queries),
    quotaBytes: filesQuotaBytes,
  }
}

/** A file of the list; for others it is not there. */
export async function findListedFile({ database: { queries }, actor }: AdminContext, id: string) {
  const file = await findFile(queries, id)
  return file && isListedFor(actor)(policyOf(file)) ? file : undefined
}

/** @throws AppError `media_in_use` */
export async function deleteFile(ctx: AdminContext, { params }: InputFor<typeof deleteEndpoint>): Promise<null> {
  await ctx.database.transaction(async (tx) => {
    const isUsed = async () => (await findFileUses(tx, [params.fileId])).length > 0
    // Before, because the keys of some uses would break; after, for those that came meanwhile and have none.
    if (await isUsed()) throw new AppError('media_in_use')
    if (!(await deleteFileRow(tx, params.fileId))) throw new AppError('not_found')
    if (await isUsed()) throw new AppError('media_in_use')
  })
  return null
}

/** Deletes a file with the record that named it, in the same transaction; its bytes are swept as those of other deleted files. */
export async function forgetFile(tx: Tx, id: string): Promise<void> {
  await deleteFileRow(tx, id)
}

function shown(file: FileRecord, uses: readonly FileUse[]) {
  const { id, name, type, directory, contentType, bytes, createdAt, owner, ownerName } = file
  const { label, readers } = policyOf(file)
  return {
    id,
    name,
    address: fileAddress(id),
    type,
    label,
    directory,
    contentType,
    bytes,
    isPublic: readers === 'public',
    owner: { kind: owner.realm, name: ownerName },
    createdAt,
    uses: uses.filter((use) => use.file_id === id).map((use) => ({ label: use.label, address: use.address })),
  }
}
