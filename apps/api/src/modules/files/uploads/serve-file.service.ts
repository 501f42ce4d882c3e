import type { InputFor } from '@naikkelas/contract'
import {
  fileTokenParameter,
  type getFile as endpoint,
  type signFileAddress as signEndpoint,
} from '@naikkelas/contract/files'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { RequestContext } from '../../../platform/endpoints/index.ts'
import { blobResponse, type BlobStore } from '../../../platform/files/uploads/index.ts'
import { findActiveAdmin } from '../../identity/admins/index.ts'
import { findActiveLearner } from '../../identity/learners/index.ts'
import { mayRead } from './files.policy.ts'
import { type FileRecord, findFile } from './files.repo.ts'
import { grantOf, signedFile } from './signed-file.ts'
import { accountsOf, type UploadAccount } from './upload-accounts.ts'
import { policyOf } from './upload-place.rules.ts'

/**
 * An uploaded file, for accounts that may read it now: checked with every request, also for a part of it.
 * @throws AppError `not_found` also for a file that is not this account's to read; `not_signed_in` without an account
 */
export async function getFile(
  ctx: AppContext,
  blobs: BlobStore,
  { params, query }: InputFor<typeof endpoint>,
  request: RequestContext,
): Promise<Response> {
  const file = await findFile(ctx.database.queries, params.fileId)
  if (file && policyOf(file).readers !== 'public') await requireReader(ctx, file, query[fileTokenParameter], request)
  return answerWith(file, blobs, request)
}

/**
 * A file for a reader whom the caller has checked, whole or the part that is asked for.
 * @throws AppError `not_found`
 */
export async function sendFile(
  { database, ports }: AppContext,
  { fileId, request }: { fileId: string; request: RequestContext },
): Promise<Response> {
  return answerWith(await findFile(database.queries, fileId), ports.blobs, request)
}

async function answerWith(file: FileRecord | undefined, blobs: BlobStore, { request }: RequestContext) {
  // A database restored without its files names what is not there.
  const size = file && (await blobs.size(file.sha256))
  if (!file || size === undefined) throw new AppError('not_found')
  return blobResponse(request, blobs, { sha256: file.sha256, size, headers: headersOf(file) })
}

/** A short-lived address for what plays or opens a file and brings no cookie. */
export async function signFileAddress(
  ctx: AppContext,
  { params: { fileId } }: InputFor<typeof signEndpoint>,
  request: RequestContext,
) {
  const accounts = await accountsOf(request)
  if (accounts.length === 0) throw new AppError('not_signed_in')
  const file = await findFile(ctx.database.queries, fileId)
  const account = file && accounts.find((one) => mayRead(policyOf(file), one, file.owner))
  if (!account) throw new AppError('not_found')
  return signedFile(ctx, { fileId, realm: account.realm, accountId: account.actor.id })
}

async function requireReader(ctx: AppContext, file: FileRecord, token: string | undefined, request: RequestContext) {
  const accounts = await accountsOf(request)
  const reader = token === undefined ? accounts : await grantedReader(ctx, file, token, accounts)
  if (token === undefined && reader.length === 0) throw new AppError('not_signed_in')
  const policy = policyOf(file)
  if (!reader.some((one) => mayRead(policy, one, file.owner))) throw new AppError('not_found')
}

/**
 * The account of a signed address, as it is now: none once it is blocked. In a browser where another account of its kind
 * is signed in the address opens nothing, so that passing it on is of no use there.
 */
async function grantedReader(
  { database: { queries }, ...ctx }: AppContext,
  file: FileRecord,
  token: string,
  accounts: readonly UploadAccount[],
): Promise<UploadAccount[]> {
  const grant = grantOf(ctx, token)
  if (!grant || grant.fileId !== file.id) return []
  const { realm, accountId } = grant
  if (accounts.some((one) => one.realm === realm && one.actor.id !== accountId)) return []
  if (realm === 'admin') {
    const actor = await findActiveAdmin(queries, accountId)
    return actor ? [{ realm, actor }] : []
  }
  const actor = await findActiveLearner(queries, accountId)
  return actor ? [{ realm, actor }] : []
}

/** A browser shows pictures, which we have re-encoded; everything else it only keeps, and nothing of it can act. */
function headersOf(file: FileRecord): Record<string, string> {
  const isPicture = file.contentType.startsWith('image/')
  const isPublic = policyOf(file).readers === 'public'
  return {
    'content-type': file.contentType,
    ...(isPicture ? {} : { 'content-disposition': `attachment; filename*=UTF-8''${encoded(file.name)}` }),
    'cache-control': isPublic ? 'public, max-age=86400' : 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': isPublic ? 'same-site' : 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  }
}

const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*!]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
