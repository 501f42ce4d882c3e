import type { InputFor } from '@naikkelas/contract'
import {
  type createSynonym as createEndpoint,
  type deleteSynonym as deleteEndpoint,
  type Synonym,
  synonymsAtMost,
  type SynonymValue,
  type updateSynonym as updateEndpoint,
} from '@naikkelas/contract/commerce'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { termsOf } from './synonym-terms.rules.ts'
import {
  countSynonymsLocked,
  deleteSynonymRow,
  findSynonym,
  findSynonyms,
  findTakenTerm,
  insertSynonym,
  lockSynonym,
  replaceSynonym,
} from './synonyms.repo.ts'

export function listSynonyms({ database }: AdminContext): Promise<Synonym[]> {
  return findSynonyms(database.queries, synonymsAtMost)
}

export async function createSynonym(
  ctx: AdminContext,
  { body: { value } }: InputFor<typeof createEndpoint>,
): Promise<Synonym> {
  const id = uuidv7()
  return ctx.database.transaction(async (tx) => {
    if ((await countSynonymsLocked(tx)) >= synonymsAtMost)
      throw refused('value.words', `Paling banyak ${synonymsAtMost} sinonim`)
    const written = await writtenOf(ctx, tx, { id, value })
    await insertSynonym(tx, written)
    return existing(await findSynonym(tx, id))
  })
}

/** @throws AppError `sellable_changed` with both values when another admin changed it first */
export async function updateSynonym(
  ctx: AdminContext,
  { params: { synonymId: id }, body: { value, version } }: InputFor<typeof updateEndpoint>,
): Promise<Synonym> {
  return ctx.database.transaction(async (tx) => {
    await countSynonymsLocked(tx)
    const before = existing(await lockSynonym(tx, id))
    if (before.version !== version) throw new AppError('sellable_changed', { mine: value, theirs: before })
    await replaceSynonym(tx, await writtenOf(ctx, tx, { id, value }))
    return existing(await findSynonym(tx, id))
  })
}

export async function deleteSynonym(
  ctx: AdminContext,
  { params: { synonymId: id } }: InputFor<typeof deleteEndpoint>,
): Promise<null> {
  return ctx.database.transaction(async (tx) => {
    existing(await lockSynonym(tx, id))
    await deleteSynonymRow(tx, id)
    return null
  })
}

/** A word belongs to one group: two that share one would be one group that no admin wrote. */
async function writtenOf({ actor, clock }: AdminContext, tx: Tx, { id, value }: { id: string; value: SynonymValue }) {
  const { terms, mistake } = termsOf(value.words)
  if (mistake !== null) throw refused('value.words', mistake)
  const taken = await findTakenTerm(tx, { id, terms })
  if (taken !== undefined) throw refused('value.words', `“${taken}” sudah ada di sinonim lain`)
  return { id, words: value.words, terms, actorId: actor.id, at: clock.now() }
}

const refused = (path: string, message: string) => new AppError('invalid_input', { fields: [{ path, message }] })

function existing<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new AppError('not_found')
  return found
}
