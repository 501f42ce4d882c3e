import { formatDateTime } from '@naikkelas/contract/time'
import { createHash, randomBytes } from 'node:crypto'
import type { AppContext } from '../../../app-context.ts'
import type { Tx } from '../../../platform/database/index.ts'
import type { RequestContext } from '../../../platform/endpoints/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { newDeviceMail } from './access-mails.rules.ts'
import type { AccountAccess, ReachableAccount } from './account-access.ts'
import { deviceName } from './device-name.rules.ts'
import { deleteOldDevices, noteDevice } from './devices.repo.ts'

const YEAR_IN_SECONDS = 31_536_000
const devicePattern = /^[\w-]{22}$/

/** Notes the device of a sign-in, and mails its owner when the account was never used there. */
export async function rememberDevice<Actor extends ReachableAccount>(
  ctx: AppContext,
  access: AccountAccess<Actor>,
  tx: Tx,
  { request, account }: { request: RequestContext; account: Actor },
) {
  const token = deviceToken(ctx, request)
  const deviceHash = createHash('sha256').update(token).digest('base64url')
  if (!(await noteDevice(tx, access, { accountId: account.id, deviceHash }))) return
  await queueMail(ctx, tx, {
    key: `new-device:${account.id}:${deviceHash}`,
    to: { name: account.name, address: account.email },
    ...newDeviceMail({
      name: account.name,
      device: deviceName(request.request.headers.get('user-agent')),
      place: request.clientAddress,
      at: formatDateTime(ctx.clock.now()),
      resetPath: access.resetPath,
      publicUrl: ctx.publicUrl,
    }),
  })
}

/** Devices of a realm without a sign-in for a year. Answers how many. */
export const forgetOldDevices = ({ database }: AppContext, access: { devices: string }): Promise<number> =>
  deleteOldDevices(database.queries, access)

/** The random value that this browser keeps; it is given one at its first sign-in. */
function deviceToken({ appEnv, publicUrl }: AppContext, { request, replyHeaders }: RequestContext): string {
  const isSecure = appEnv !== 'local' || publicUrl.startsWith('https:')
  const name = `${isSecure ? '__Host-' : ''}${appEnv}_device`
  const known = (request.headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
  const token = known !== undefined && devicePattern.test(known) ? known : randomBytes(16).toString('base64url')
  const secure = isSecure ? '; Secure' : ''
  replyHeaders.append(
    'set-cookie',
    `${name}=${token}; Max-Age=${YEAR_IN_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  )
  return token
}
