import type { AppContext } from '../../../app-context.ts'
import type { BlobStore } from '../../../platform/files/uploads/index.ts'
import {
  deleteVariantsWithoutSource,
  findLongUnused,
  findUnnamed,
  forgetUnused,
  forgetUsed,
  noteUnused,
} from './unused-files.repo.ts'

const batchSize = 500

/** A dump that was taken before a file went is restored with files taken after it: the file must still be there. */
const unusedDays = 7
/** Stored bytes get their row within seconds; newer ones may belong to an upload in progress. */
const justKeptMs = 86_400_000
/** More than half of everything, and more than failed uploads ever amount to: then it is the database that is wrong. */
const suspiciousCount = 50

/**
 * Deletes files that no row has named for a week: of failed uploads, of widths made twice, of deleted pictures. Drafts,
 * versions and the trash reference pictures by their row. The job runs in one process at a time, and bytes that are
 * stored again at that moment are kept.
 * @returns the number of deleted files
 * @throws when it would delete most files: the database does not belong to these files
 */
export async function removeUnusedFiles(ctx: AppContext, blobs: BlobStore): Promise<number> {
  const { queries } = ctx.database
  await ctx.database.transaction(deleteVariantsWithoutSource)
  const total = await noteAll(ctx, blobs)
  await forgetUsed(queries)
  const due = await findLongUnused(queries, unusedDays)
  if (due.length >= suspiciousCount && due.length > total / 2)
    throw new Error(
      `${due.length} of ${total} uploaded files belong to no picture of this database, so none was removed. Is this the database of this DATA_DIR?`,
    )
  let removed = 0
  for (const sha256 of due) {
    const isRemoved = await blobs.remove(sha256, {
      keptBefore: new Date(Date.now() - justKeptMs),
      isUnused: async () => (await findUnnamed(queries, [sha256])).length === 1,
    })
    if (isRemoved) removed += 1
    await forgetUnused(queries, sha256)
  }
  if (removed > 0) ctx.onLine(`Removed ${removed} uploaded ${removed === 1 ? 'file' : 'files'} that nothing names.`)
  return removed
}

/** Notes every file that no row names; answers how many files there are. */
async function noteAll({ database: { queries } }: AppContext, blobs: BlobStore): Promise<number> {
  let total = 0
  for await (const batch of batches(blobs.list())) {
    total += batch.length
    const unnamed = await findUnnamed(queries, batch)
    if (unnamed.length > 0) await noteUnused(queries, unnamed)
  }
  return total
}

async function* batches(hashes: AsyncIterable<string>): AsyncIterable<string[]> {
  let batch: string[] = []
  for await (const sha256 of hashes) {
    batch.push(sha256)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
