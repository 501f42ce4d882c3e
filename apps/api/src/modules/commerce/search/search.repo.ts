import { courseLevels, type SellableKind, sellableKinds } from '@naikkelas/contract'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf, rowsOf } from '../../../platform/database/rows.ts'
import { type Card, findCardsOf, isListed, type ListPlace } from '../catalogue/index.ts'
import type { KnownWord, Unit } from './question.rules.ts'

const wordsRow = z.object({
  words: z.array(
    z.object({ word: z.string(), isKnown: z.boolean(), isBeginning: z.boolean(), near: z.array(z.string()) }),
  ),
  synonyms: z.array(z.array(z.string())),
})

/** What the catalogue knows about the words of a question, and what means the same as its phrases. */
export async function findWords(
  queries: Queries,
  { words, phrases }: { words: readonly string[]; phrases: readonly string[] },
): Promise<{ known: ReadonlyMap<string, KnownWord>; synonyms: readonly (readonly string[])[] }> {
  const row = await rowOf(
    queries,
    wordsRow,
    sql`
      SELECT
        (SELECT jsonb_agg(jsonb_build_object('word', asked.word,
          'isKnown', EXISTS (SELECT FROM search_words w WHERE w.word = asked.word),
          'isBeginning', EXISTS (SELECT FROM search_words w WHERE w.word LIKE asked.word || '%'),
          'near', CASE WHEN asked.word ~ '^[a-z]{3,}$'
            THEN coalesce((SELECT jsonb_agg(near.word) FROM near_words(asked.word) AS near), '[]') ELSE '[]' END))
        FROM unnest(${sql.param([...words])}::text[]) AS asked (word)) AS words,
        (SELECT coalesce(jsonb_agg(to_jsonb(terms)), '[]') FROM search_synonyms
         WHERE terms && ${sql.param([...phrases])}::text[]) AS synonyms`,
  )
  const known = new Map((row?.words ?? []).map((one) => [one.word, one]))
  return { known, synonyms: row?.synonyms ?? [] }
}

/** Entries that fit: those with all parts of a question, or with any; everything without parts. */
export interface Match {
  units: readonly Unit[]
  mode: 'all' | 'near'
  /** Of what lists show then. */
  now: Date
}

/** What visitors narrow a search down to. */
export interface Choices {
  kind: SellableKind | undefined
  category: number | undefined
  price: 'free' | 'paid' | undefined
  level: (typeof courseLevels)[number] | undefined
}

/** The stems of a part, and its words as they are written. */
const tsquery = (text: string): SQL =>
  sql`(to_tsquery('pg_catalog.indonesian', ${text}::text) || to_tsquery('pg_catalog.simple', ${text}::text))`

const textOf = ({ exact, wide }: Unit, mode: Match['mode']) => (mode === 'all' ? exact : wide)

function fits({ units, mode, now }: Match): SQL {
  const isShown = isListed({ kind: sql`e.kind`, id: sql`e.sellable_id` }, now)
  if (units.length === 0) return isShown
  const parts = units.map((unit) => tsquery(textOf(unit, mode)))
  return sql`e.words @@ (${sql.join(parts, mode === 'all' ? sql` && ` : sql` || `)}) AND ${isShown}`
}

const conditionOf: { [Name in keyof Choices]: (value: NonNullable<Choices[Name]>) => SQL } = {
  kind: (kind) => sql`e.kind = ${kind}`,
  category: (number) => sql`e.category_id = (SELECT id FROM categories WHERE number = ${number} AND status = 1)`,
  price: (price) => (price === 'free' ? sql`e.is_free` : sql`NOT e.is_free`),
  level: (level) => sql`e.level = ${level}`,
}

/** @param except a choice that is left open, to count what each of its values would leave */
function chosen({ kind, category, price, level }: Choices, except?: keyof Choices): SQL {
  const conditions = {
    kind: kind && conditionOf.kind(kind),
    category: category && conditionOf.category(category),
    price: price && conditionOf.price(price),
    level: level && conditionOf.level(level),
  }
  const parts = Object.entries(conditions).flatMap(([name, part]) => (part && name !== except ? [part] : []))
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` AND `)
}

const count = z.number()
const countsRow = z.object({
  fitting: count,
  total: count,
  kinds: z.array(z.object({ kind: z.enum(sellableKinds), count })),
  categories: z.array(z.object({ number: z.number(), name: z.string(), count })),
  free: count,
  paid: count,
  levels: z.array(z.object({ level: z.enum(courseLevels), count })),
})
export type Counts = z.output<typeof countsRow>

/** How many entries fit, and how many each choice would leave. */
export async function countFound(queries: Queries, match: Match, choices: Choices): Promise<Counts> {
  const counts = await rowOf(
    queries,
    countsRow,
    sql`
      WITH e AS MATERIALIZED (
        SELECT e.kind, e.category_id, e.is_free, e.level FROM search_entries e WHERE ${fits(match)})
      SELECT count(*)::int AS fitting,
        count(*) FILTER (WHERE ${chosen(choices)})::int AS total,
        count(*) FILTER (WHERE e.is_free AND ${chosen(choices, 'price')})::int AS free,
        count(*) FILTER (WHERE NOT e.is_free AND ${chosen(choices, 'price')})::int AS paid,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'count', n)), '[]') FROM (
          SELECT kind, count(*) AS n FROM e WHERE ${chosen(choices, 'kind')} GROUP BY kind) AS counted) AS kinds,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('level', level, 'count', n)), '[]') FROM (
          SELECT level, count(*) AS n FROM e WHERE level IS NOT NULL AND ${chosen(choices, 'level')}
          GROUP BY level) AS counted) AS levels,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('number', c.number, 'name', c.name, 'count', n)
            ORDER BY c.position, c.number), '[]') FROM (
          SELECT category_id, count(*) AS n FROM e WHERE ${chosen(choices, 'category')} GROUP BY category_id) AS counted
          JOIN categories c ON c.id = counted.category_id AND c.status = 1) AS categories
      FROM e`,
  )
  if (!counts) throw new Error('an aggregate has no row')
  return counts
}

/**
 * How well an entry fits, as a whole number: how many parts of the question it has and how many in its name, how much of the
 * name that is, and what sells more.
 */
function fitOf({ units, mode }: Match): SQL {
  if (units.length === 0) return sql`e.sales_count::bigint`
  const has = (column: SQL) =>
    sql.join(
      units.map((unit) => sql`(${column} @@ ${tsquery(textOf(unit, mode))})::int`),
      sql` + `,
    )
  const inName = sql`(${has(sql`e.name_words`)})`
  const inAll = mode === 'all' ? sql`${units.length}::int` : sql`(${has(sql`e.words`)})`
  return sql`(
    (${inAll} * 10 + ${inName}) * 10000000000
    + least(100, 100 * ${inName} / greatest(1, e.name_length)) * 10000000
    + least(e.sales_count, 9999999))::bigint`
}

/** @param sort of the specification; undefined for what fits best */
function orderOf(match: Match, sort: number | undefined): { value: SQL; isAscending: boolean } {
  switch (sort) {
    case 0:
      return { value: sql`e.sales_count::bigint`, isAscending: false }
    case 1:
      return { value: sql`e.number`, isAscending: false }
    case 2:
      return { value: sql`e.number`, isAscending: true }
    case 3:
      return {
        value: sql`CASE WHEN e.is_free THEN 0 ELSE coalesce(e.price, 999999999999999) END`,
        isAscending: true,
      }
    case 4:
      return { value: sql`CASE WHEN e.is_free THEN 0 ELSE coalesce(e.price, 0) END`, isAscending: false }
    default:
      return { value: fitOf(match), isAscending: false }
  }
}

interface Page {
  match: Match
  choices: Choices
  sort: number | undefined
  /** Entries behind this place; before it when `isBackwards`, nearest first. */
  from: ListPlace | undefined
  isBackwards: boolean
  limit: number
}

export function findFound(queries: Queries, { match, choices, sort, from, isBackwards, limit }: Page): Promise<Card[]> {
  const { value, isAscending } = orderOf(match, sort)
  const isUpwards = isAscending !== isBackwards
  const direction = isUpwards ? sql`ASC` : sql`DESC`
  const sign = isUpwards ? sql`>` : sql`<`
  const behind = from ? sql`(value, number) ${sign} (${from.value}::bigint, ${from.number}::bigint)` : sql`true`
  return findCardsOf(
    queries,
    sql`
      SELECT id, value, row_number() OVER (ORDER BY value ${direction}, number ${direction}) AS turn FROM (
        SELECT e.sellable_id AS id, e.number, ${value} AS value FROM search_entries e
        WHERE ${fits(match)} AND ${chosen(choices)}) AS fitting
      WHERE ${behind} ORDER BY value ${direction}, number ${direction} LIMIT ${limit}`,
  )
}

/** What sells best of all. */
export function findPopular(queries: Queries, { now, limit }: { now: Date; limit: number }): Promise<Card[]> {
  return findCardsOf(
    queries,
    sql`
      SELECT sellable_id AS id, sales_count AS value, row_number() OVER (ORDER BY sales_count DESC, number) AS turn
      FROM search_entries e WHERE ${isListed({ kind: sql`e.kind`, id: sql`e.sellable_id` }, now)}
      ORDER BY sales_count DESC, number LIMIT ${limit}`,
  )
}

const suggestionRow = z.object({
  number: z.coerce.number(),
  kind: z.enum(sellableKinds),
  name: z.string(),
  link: z.string(),
  partner: z.nullable(z.string()),
  course_type: z.nullable(z.number()),
})
export type Suggestion = z.output<typeof suggestionRow>

/** Of more entries than this, any are compared: words that so many have are not yet a question. */
const comparedAtMost = 1_000

export function findSuggestions(queries: Queries, match: Match, limit: number): Promise<Suggestion[]> {
  return rowsOf(
    queries,
    suggestionRow,
    sql`
      WITH fitting AS MATERIALIZED (
        SELECT e.* FROM search_entries e WHERE ${fits(match)} LIMIT ${comparedAtMost}
      ), best AS MATERIALIZED (
        SELECT e.sellable_id, ${fitOf(match)} AS value, e.number FROM fitting e ORDER BY value DESC, e.number DESC LIMIT ${limit})
      SELECT s.number, s.kind, s.name, s.link, p.name AS partner, course.type AS course_type
      FROM best JOIN sellables s ON s.id = best.sellable_id
      LEFT JOIN course_details course ON course.sellable_id = s.id LEFT JOIN partners p ON p.id = s.partner_id
      ORDER BY best.value DESC, best.number DESC`,
  )
}

/** Deletes words that are in no entry of the index: entries changed or went since they were stored. */
export async function deleteUnusedWords(queries: Queries): Promise<void> {
  await queries.execute(sql`
    DELETE FROM search_words w
    WHERE NOT EXISTS (SELECT FROM search_entries e WHERE e.words @@ to_tsquery('pg_catalog.simple', w.word))`)
}
