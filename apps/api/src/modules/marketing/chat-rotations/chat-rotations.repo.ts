import { chatAddress, type ChatRotation } from '@naikkelas/contract/marketing'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, countOf, rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'

const agentRow = z
  .object({
    rotation_id: z.uuid(),
    id: z.uuid(),
    name: z.string(),
    number: z.string(),
    is_paused: z.boolean(),
    clicks: bigintColumn,
    last_click_at: z.nullable(timestampColumn),
  })
  .transform(({ rotation_id, is_paused, last_click_at, ...same }) => ({
    rotationId: rotation_id,
    agent: { ...same, isPaused: is_paused, lastClickAt: last_click_at?.toISOString() ?? null },
  }))

const rotationRow = z.object({ id: z.uuid(), name: z.string(), text: z.string() })

/** All of them, or one, with their people in their order. */
export async function findRotations(queries: Queries, id?: string): Promise<ChatRotation[]> {
  const where = id === undefined ? sql`true` : sql`id = ${id}`
  const rotations = await rowsOf(
    queries,
    rotationRow,
    sql`SELECT id, name, text FROM chat_rotations WHERE ${where} ORDER BY created_at, id LIMIT 200`,
  )
  const agents = await rowsOf(
    queries,
    agentRow,
    sql`
      SELECT rotation_id, id, name, number, is_paused, clicks::text AS clicks, last_click_at FROM chat_agents
      WHERE rotation_id = ANY(${sql.param(rotations.map((one) => one.id))}::uuid[]) ORDER BY position, id`,
  )
  return rotations.map((one) => ({
    ...one,
    address: chatAddress(one.id),
    agents: agents.flatMap(({ rotationId, agent }) => (rotationId === one.id ? [agent] : [])),
  }))
}

interface RotationGiven {
  id: string
  name: string
  text: string
}

export async function insertRotation(queries: Queries, { id, name, text }: RotationGiven, at: Date) {
  await queries.execute(
    sql`INSERT INTO chat_rotations (id, name, text, created_at) VALUES (${id}, ${name}, ${text}, ${at}::timestamptz)`,
  )
}

export async function updateRotation(queries: Queries, { id, name, text }: RotationGiven): Promise<boolean> {
  return (await countOf(queries, sql`UPDATE chat_rotations SET name = ${name}, text = ${text} WHERE id = ${id}`)) === 1
}

interface AgentGiven {
  id: string
  name: string
  number: string
  isPaused: boolean
}

/** Replaces the agents; an agent who stays keeps the clicks. */
export async function replaceAgents(queries: Queries, rotationId: string, agents: readonly AgentGiven[]) {
  await queries.execute(sql`
    DELETE FROM chat_agents WHERE rotation_id = ${rotationId} AND id <> ALL(${sql.param(agents.map(({ id }) => id))}::uuid[])`)
  for (const [position, { id, name, number, isPaused }] of agents.entries())
    await queries.execute(sql`
      INSERT INTO chat_agents (id, rotation_id, name, number, is_paused, position)
      VALUES (${id}, ${rotationId}, ${name}, ${number}, ${isPaused}, ${position})
      ON CONFLICT (id) DO UPDATE SET name = excluded.name, number = excluded.number, is_paused = excluded.is_paused,
        position = excluded.position WHERE chat_agents.rotation_id = excluded.rotation_id`)
}

export async function removeRotation(queries: Queries, id: string): Promise<boolean> {
  return (await countOf(queries, sql`DELETE FROM chat_rotations WHERE id = ${id}`)) === 1
}

const turnRow = z.object({ number: z.string(), text: z.string() })

/**
 * Takes the next turn and counts it in one statement: two clicks wait for the rotation's row, so that each gets a turn
 * of its own. Undefined when no agent is available.
 */
export function takeTurn(queries: Queries, id: string, at: Date) {
  return rowOf(
    queries,
    turnRow,
    sql`
      WITH taken AS (UPDATE chat_rotations SET turn = turn + 1 WHERE id = ${id} RETURNING turn - 1 AS turn, text),
        present AS (
          SELECT id, row_number() OVER (ORDER BY position, id) - 1 AS place, count(*) OVER () AS people
          FROM chat_agents WHERE rotation_id = ${id} AND NOT is_paused)
      UPDATE chat_agents SET clicks = clicks + 1, last_click_at = ${at}::timestamptz
      FROM taken, present
      WHERE chat_agents.id = present.id AND present.place = taken.turn % present.people
      RETURNING number, taken.text`,
  )
}

/** The next agent, without taking the turn: for link previews. */
export function peekTurn(queries: Queries, id: string) {
  return rowOf(
    queries,
    turnRow,
    sql`
      SELECT number, text FROM chat_agents JOIN chat_rotations ON chat_rotations.id = rotation_id
      WHERE rotation_id = ${id} AND NOT is_paused ORDER BY position, chat_agents.id LIMIT 1`,
  )
}
