import type { InputFor } from '@naikkelas/contract'
import {
  type addAddress as addEndpoint,
  type Address,
  addressesAtMost,
  type changeAddress as changeEndpoint,
  type Learner,
  type makeMainAddress as mainEndpoint,
  type removeAddress as removeEndpoint,
} from '@naikkelas/contract/identity'
import { uuidv7 } from 'uuidv7'
import { AppError } from '../../../errors/app-error.ts'
import { requireRoom } from '../../../platform/database/index.ts'
import type { ActorContext } from '../../../platform/endpoints/index.ts'
import {
  deleteAddress,
  findAddress,
  findAddresses,
  insertAddress,
  markLatestAsMain,
  markMain,
  updateAddress,
} from './addresses.repo.ts'

type Ctx = ActorContext<Learner>

const full = () =>
  new AppError('invalid_input', {
    fields: [{ path: 'recipient', message: `Paling banyak ${addressesAtMost} alamat. Hapus salah satu dulu.` }],
  })

export function listAddresses(ctx: Ctx): Promise<Address[]> {
  return findAddresses(ctx.database.queries, ctx.actor.id)
}

export function findOwnAddress(ctx: Ctx, id: string): Promise<Address | undefined> {
  return findAddress(ctx.database.queries, { id, learnerId: ctx.actor.id })
}

/** The lock of the limit also makes one of two first addresses the main one. */
export async function addAddress(ctx: Ctx, { body }: InputFor<typeof addEndpoint>): Promise<Address> {
  const learnerId = ctx.actor.id
  return ctx.database.transaction(async (tx) => {
    let held = 0
    const count = async () => (held = (await findAddresses(tx, learnerId)).length)
    await requireRoom(tx, { name: 'addresses', scope: learnerId, max: addressesAtMost, count, full })
    const id = uuidv7()
    await insertAddress(tx, { ...body, id, learnerId, isMain: held === 0 })
    return stored(await findAddress(tx, { id, learnerId }))
  })
}

export async function changeAddress(ctx: Ctx, { params, body }: InputFor<typeof changeEndpoint>): Promise<Address> {
  const own = { id: params.addressId, learnerId: ctx.actor.id }
  await updateAddress(ctx.database.queries, own, body)
  return stored(await findAddress(ctx.database.queries, own))
}

export async function removeAddress(ctx: Ctx, { params }: InputFor<typeof removeEndpoint>): Promise<null> {
  const learnerId = ctx.actor.id
  await ctx.database.transaction(async (tx) => {
    await lockAddresses(ctx, tx)
    await deleteAddress(tx, { id: params.addressId, learnerId })
    const left = await findAddresses(tx, learnerId)
    if (left.length > 0 && !left.some(({ isMain }) => isMain)) await markLatestAsMain(tx, learnerId)
  })
  return null
}

export async function makeMainAddress(ctx: Ctx, { params }: InputFor<typeof mainEndpoint>): Promise<Address> {
  const own = { id: params.addressId, learnerId: ctx.actor.id }
  return ctx.database.transaction(async (tx) => {
    await lockAddresses(ctx, tx)
    await markMain(tx, own)
    return stored(await findAddress(tx, own))
  })
}

/** Changes of which address is the main one wait for each other. */
const lockAddresses = (ctx: Ctx, tx: Parameters<typeof requireRoom>[0]) =>
  requireRoom(tx, { name: 'addresses', scope: ctx.actor.id, max: 1, count: () => Promise.resolve(0) })

function stored(address: Address | undefined): Address {
  if (!address) throw new AppError('not_found')
  return address
}
