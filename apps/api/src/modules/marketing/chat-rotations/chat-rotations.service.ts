import type { FieldIssue, InputFor } from '@naikkelas/contract'
import {
  chatAgentsAtMost,
  type ChatRotation,
  chatRotationsAtMost,
  type createChatRotation as createEndpoint,
  type ChatRotationInput,
  type deleteChatRotation as deleteEndpoint,
  type updateChatRotation as updateEndpoint,
} from '@naikkelas/contract/marketing'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { requireRoom } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { whatsappNumber } from '../leads/index.ts'
import { findRotations, insertRotation, removeRotation, replaceAgents, updateRotation } from './chat-rotations.repo.ts'

export function listChatRotations({ database }: AdminContext): Promise<ChatRotation[]> {
  return findRotations(database.queries)
}

export async function createChatRotation(
  { database, clock }: AdminContext,
  { body: { name, text, agents } }: InputFor<typeof createEndpoint>,
): Promise<ChatRotation> {
  const checked = checkedAgents(agents, new Set())
  const id = uuidv7()
  await database.transaction(async (queries) => {
    const count = async () => (await findRotations(queries)).length
    await requireRoom(queries, { name: 'chat rotations', max: chatRotationsAtMost, count })
    await insertRotation(queries, { id, name, text }, clock.now())
    await replaceAgents(queries, id, checked)
  })
  return existing((await findRotations(database.queries, id))[0])
}

export async function updateChatRotation(
  { database }: AdminContext,
  { params: { rotationId }, body: { name, text, agents, removed } }: InputFor<typeof updateEndpoint>,
): Promise<ChatRotation> {
  await database.transaction(async (queries) => {
    // Locks the rotation, so that two parallel changes do not mix.
    if (!(await updateRotation(queries, { id: rotationId, name, text }))) throw new AppError('not_found')
    const before = existing((await findRotations(queries, rotationId))[0])
    const checked = checkedAgents(agents, new Set(before.agents.map(({ id }) => id)))
    const named = new Set([...removed, ...checked.map(({ id }) => id)])
    const all = [...checked, ...before.agents.filter(({ id }) => !named.has(id))]
    if (all.length > chatAgentsAtMost) throw new AppError('invalid_input', { fields: [tooMany] })
    await replaceAgents(queries, rotationId, all)
  })
  return existing((await findRotations(database.queries, rotationId))[0])
}

export async function deleteChatRotation(
  { database }: AdminContext,
  { params }: InputFor<typeof deleteEndpoint>,
): Promise<null> {
  if (!(await removeRotation(database.queries, params.rotationId))) throw new AppError('not_found')
  return null
}

const tooMany = {
  path: 'agents',
  message: `Paling banyak ${chatAgentsAtMost} petugas, juga dengan yang ditambah orang lain`,
}

/** Every number in its one spelling; ids of others' people are none of these. */
function checkedAgents(agents: ChatRotationInput['agents'], known: ReadonlySet<string>) {
  const issues: FieldIssue[] = []
  const seen = new Set<string>()
  const checked = agents.map(({ id, name, number, isPaused }, index) => {
    const found = whatsappNumber(number)
    if ('message' in found) issues.push({ path: `agents.${index}.number`, message: found.message })
    const isFresh = id === undefined || !known.has(id) || seen.has(id)
    if (!isFresh) seen.add(id)
    return { id: isFresh ? uuidv7() : id, name, number: 'number' in found ? found.number : '', isPaused }
  })
  if (issues.length > 0) throw new AppError('invalid_input', { fields: issues })
  return checked
}

function existing(rotation: ChatRotation | undefined): ChatRotation {
  if (!rotation) throw new AppError('not_found')
  return rotation
}
