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
/** Whoever keeps bytes names them in a row within seconds; these may be somebody's who is about to. */
const justKeptMs = 86_400_000
/** More than half of everything, and more than failed uploads ever amount to: then it is the database that is wrong. */
const suspiciousCount = 50

/**
 * Removes files that no row has named for a week: of uploads that failed half-way, of widths that two made at once, of
 * pictures that are gone. Drafts, versions and the trash name pictures by their row, so what they show is named. The job
 * runs in one process at a time, and whoever keeps the same bytes again at that very moment still has them afterwards.
 * @returns how many were removed
 * @throws when it would remove most of what there is: this is not the database that these files belong to
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
