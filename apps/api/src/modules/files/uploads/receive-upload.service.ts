import { uploadLimits, uploadPolicies } from '@naikkelas/contract/files'
import { uploadTypes } from '@naikkelas/contract/enumerations'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { countTry, createConcurrencyLimit, networkOf, type RequestContext } from '../../../platform/endpoints/index.ts'
import { type GivenFields, receiveFile, type ReceivedFile } from '../../../platform/files/uploads/index.ts'
import { perApp } from '../../../platform/per-app.ts'
import { type ChunkFields, chunkFieldsOf } from './chunk-fields.rules.ts'
import { receiveChunk } from './chunks.service.ts'
import { checkedContent } from './file-content.rules.ts'
import { senderOf } from './files.policy.ts'
import { type FilePorts, requireQuota, requireSpace, storeFile } from './store-file.service.ts'
import { accountsOf, type UploadAccount } from './upload-accounts.ts'
import { placeOf } from './upload-place.rules.ts'
import { tooLargeAtOnce, tooLargeChunk, tooLargeFor } from './upload-sizes.rules.ts'
import { accountLimits, visitorLimits } from './uploads.limits.ts'

/** For each account, and for each network of visitors. */
const limitOf = perApp(() => createConcurrencyLimit('uploads at once', 6))

const visitorPolicy = uploadPolicies.find(({ sentBy }) => sentBy === 'anyone')

interface Asked {
  request: RequestContext
  /** Whether a file may come in chunks; without a type it is then one of the file manager. */
  takesChunks: boolean
}

/**
 * Takes in a file, or a chunk of one, straight to disk. What the fields say is asked as soon as it is known, and again
 * once all of them are: they may stand before or behind the file.
 * @returns the file's id, or null while chunks are missing
 */
export async function receiveUpload(
  ctx: AppContext,
  ports: FilePorts,
  { request, takesChunks }: Asked,
): Promise<{ fileId: string | null; isNew: boolean }> {
  const accounts = await accountsOf(request)
  const [account] = accounts
  const limits = account ? accountLimits(account.actor.id) : visitorLimits(request.clientAddress)
  await countTry(ctx.database.queries, limits)
  return limitOf(ctx)(account?.actor.id ?? networkOf(request.clientAddress), async () => {
    const announced = Number(request.request.headers.get('content-length') ?? 0)
    if (announced >= uploadLimits.fileBytes) throw new AppError('file_too_large')
    await requireSpace(ports.blobs, announced)
    const file = await receiveFile(request.request, ports.blobs, {
      takesFields: true,
      limitFor: (_sniffed, fileName, fields) => earlyLimit({ fields, fileName, accounts, takesChunks }),
    })
    try {
      const chunk = takesChunks ? chunkFieldsOf(file.fields, file.fileName) : null
      return chunk
        ? await storeChunk(ctx, ports, { file, accounts, chunk })
        : await storeWhole(ctx, ports, { file, accounts, takesChunks })
    } finally {
      await file.staged.discard()
    }
  })
}

interface Known {
  fields: GivenFields
  fileName: string
  accounts: readonly UploadAccount[]
  takesChunks: boolean
}

/** What may come, by what is known while the first bytes arrive. @throws what the whole request would be refused with */
function earlyLimit({ fields, fileName, accounts, takesChunks }: Known): { bytes: number; tooLarge: AppError } {
  const policy = fields.has('type') ? placeOf(fields.get('type'), fields.get('directory')).policy : undefined
  if (policy) senderOf(policy, accounts)
  if (takesChunks && fields.has('chunk')) {
    chunkFieldsOf(fields, fileName)
    return { bytes: uploadLimits.chunkBytes, tooLarge: tooLargeChunk() }
  }
  // No account is signed in, and the type is still to come: it can only be the one that needs no account.
  const certain = policy ?? (accounts.length === 0 ? visitorPolicy : undefined)
  return certain && certain.bytes < uploadLimits.singleBytes
    ? { bytes: certain.bytes, tooLarge: tooLargeFor(certain) }
    : { bytes: uploadLimits.singleBytes - 1, tooLarge: tooLargeAtOnce() }
}

interface ReceivedBy {
  file: ReceivedFile
  accounts: readonly UploadAccount[]
}

const fileManager = String(uploadTypes.fileManager)

const placeIn = (fields: GivenFields, fallback?: string) =>
  placeOf(fields.get('type') ?? fallback, fields.get('directory'))

async function storeChunk(
  ctx: AppContext,
  ports: FilePorts,
  { file, accounts, chunk }: ReceivedBy & { chunk: ChunkFields },
) {
  const place = placeIn(file.fields, fileManager)
  const owner = senderOf(place.policy, accounts)
  if (owner.realm === 'visitor') throw new AppError('not_signed_in')
  if (file.bytes > uploadLimits.chunkBytes && file.fields.has('chunk')) throw tooLargeChunk()
  const named = { fileName: chunk.name, declaredType: file.declaredType, sniffed: file.sniffed }
  // Of the first chunk it is known at once what the whole will be.
  if (chunk.index === 0) checkedContent(place.policy, named)
  return receiveChunk(ctx, ports, { owner, place, chunk, file })
}

async function storeWhole(
  ctx: AppContext,
  ports: FilePorts,
  { file, accounts, takesChunks }: ReceivedBy & { takesChunks: boolean },
) {
  const place = placeIn(file.fields, takesChunks ? fileManager : undefined)
  const owner = senderOf(place.policy, accounts)
  if (file.bytes > place.policy.bytes) throw tooLargeFor(place.policy)
  const content = checkedContent(place.policy, file)
  const { fileName: name, staged, bytes } = file
  const fileId = await storeFile(ctx, ports, { owner, place, name, content, staged, bytes }, (tx) =>
    requireQuota(tx, owner, 0),
  )
  return { fileId, isNew: true }
}
