import type { SellableKind } from '@naikkelas/contract'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { bigintColumn, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import { isPartnerOpen } from '../packages/index.ts'
import { endOfEvent, isNotOver } from './event-ends.queries.ts'
import type { ListOrder, ListPlace } from './list-order.rules.ts'

const amount = z.nullable(z.coerce.number())
const instant = z.nullable(timestampColumn)
const named = z.nullable(z.object({ id: z.uuid(), name: z.string() }))
const ownerColumn = z.union([z.literal(1), z.literal(2)])
const statusColumn = z.union([z.literal(0), z.literal(1)])

/** Columns of `listColumns`. */
export const listedShape = {
  id: z.uuid(),
  number: bigintColumn,
  kind: z.enum(['course', 'service', 'tool', 'add_on', 'event', 'partner_package']),
  name: z.string(),
  link: z.string(),
  summary: z.string(),
  price: amount,
  strike_price: amount,
  seats: z.nullable(z.number()),
  seats_taken: z.number(),
  available_from: instant,
  available_until: instant,
  ends_at: instant,
  status: statusColumn,
  is_archived: z.boolean(),
  owner: ownerColumn,
  partner: named,
  is_partner_open: z.boolean(),
  category: named,
  cover_id: z.nullable(z.uuid()),
  landing_page_id: z.nullable(z.uuid()),
  course_type: z.nullable(z.number()),
  instructors: z.array(z.string()),
  sales_count: z.number(),
  version: z.number(),
  created_at: timestampColumn,
  updated_at: timestampColumn,
  place: z.string(),
}

const listedRow = z.object(listedShape)

export const listedFields = (row: z.output<typeof listedRow>) => ({
  id: row.id,
  number: row.number,
  kind: row.kind satisfies SellableKind,
  name: row.name,
  link: row.link,
  summary: row.summary,
  price: row.price,
  strikePrice: row.strike_price,
  seats: row.seats,
  seatsLeft: row.seats === null ? null : row.seats - row.seats_taken,
  availableFrom: row.available_from,
  availableUntil: row.available_until,
  /** Of an event: when its last session ends. */
  endsAt: row.ends_at,
  status: row.status,
  isArchived: row.is_archived,
  owner: row.owner,
  partner: row.partner,
  isPartnerOpen: row.is_partner_open,
  category: row.category,
  coverId: row.cover_id,
  landingPageId: row.landing_page_id,
  courseType: row.course_type,
  /** Names of instructors or speakers. */
  instructors: row.instructors,
  salesCount: row.sales_count,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  place: row.place,
})

const listRow = listedRow.transform(listedFields)
export type ListedSellable = z.output<typeof listRow>

interface SortedBy {
  value: SQL
  isAscending: boolean
}

/** What a list is sorted by, and whether upwards. The expressions are those of the indexes. */
const orders: Readonly<Record<Exclude<ListOrder, 'soonest'>, SortedBy>> = {
  position: { value: sql`s.position`, isAscending: true },
  mostPopular: { value: sql`s.sales_count`, isAscending: false },
  newest: { value: sql`s.number`, isAscending: false },
  oldest: { value: sql`s.number`, isAscending: true },
  cheapest: { value: sql`coalesce(s.price, 999999999999999)`, isAscending: true },
  mostExpensive: { value: sql`coalesce(s.price, 0)`, isAscending: false },
}

/** Events without a session come last. */
const soonest = (now: Date | undefined): SortedBy => ({
  value: sql`coalesce((SELECT extract(epoch FROM min(starts_at))::bigint FROM event_sessions
    WHERE event_id = s.id AND ends_at > coalesce(${now ?? null}::timestamptz, now())), 999999999999)`,
  isAscending: true,
})

const sortedBy = ({ order, filter }: Pick<ListOptions, 'order' | 'filter'>): SortedBy =>
  order === 'soonest' ? soonest(filter.listedAt) : orders[order]

interface SellableFilter {
  /** No others; an empty list finds nothing. */
  kinds: readonly SellableKind[]
  /** `public` is what visitors see: active, and not archived. Undefined is everything that is not archived. */
  state: 'public' | 'active' | 'inactive' | 'archived' | undefined
  courseTypes?: readonly number[] | undefined
  categoryId?: string | undefined
  categoryNumber?: number | undefined
  owner?: number | undefined
  partnerId?: string | undefined
  /** Only what public lists show then: no events that are over, and nothing of partners whose package ended. */
  listedAt?: Date | undefined
  /** A part of a name or link, or a number. */
  search?: string | undefined
  ids?: readonly string[] | undefined
  number?: number | undefined
  link?: string | undefined
}

export interface ListOptions {
  filter: SellableFilter
  order: ListOrder
  /** Entries behind this place; before it when `isBackwards`, nearest first. */
  from: ListPlace | undefined
  isBackwards: boolean
  limit: number
}

export function findSellableRows(queries: Queries, options: ListOptions): Promise<ListedSellable[]> {
  const { where, order } = listParts(options)
  return rowsOf(
    queries,
    listRow,
    sql`
      SELECT ${listColumns(placeIn(options))}
      FROM sellables s
      LEFT JOIN course_details course ON course.sellable_id = s.id
      LEFT JOIN categories c ON c.id = s.category_id
      LEFT JOIN partners p ON p.id = s.partner_id
      WHERE ${where} ORDER BY ${order} LIMIT ${options.limit}`,
  )
}

/** What an entry is sorted by, and its number. */
export const placeIn = (options: Pick<ListOptions, 'order' | 'filter'>): SQL =>
  sql`(${sortedBy(options).value})::text || '.' || s.number`

/** Of `sellables s` with its `course`, category `c` and partner `p`. */
export function listColumns(place: SQL): SQL {
  return sql`
    s.id, s.number, s.kind, s.name, s.link, s.summary, s.price, s.strike_price, s.seats, s.seats_taken,
    s.available_from, s.available_until, ${endOfEvent(sql`s.kind`, sql`s.id`)} AS ends_at, s.status, s.archived_at IS NOT NULL AS is_archived, s.owner,
    s.cover_id, s.landing_page_id, s.sales_count, s.version, s.created_at, s.updated_at, course.type AS course_type,
    CASE WHEN c.id IS NOT NULL THEN jsonb_build_object('id', c.id, 'name', c.name) END AS category,
    CASE WHEN p.id IS NOT NULL THEN jsonb_build_object('id', p.id, 'name', p.name) END AS partner,
    ${isPartnerOpen(sql`s.partner_id`)} AS is_partner_open,
    coalesce((
      SELECT jsonb_agg(i.name ORDER BY si.position) FROM sellable_instructors si
      JOIN instructors i ON i.id = si.instructor_id WHERE si.sellable_id = s.id), '[]') AS instructors,
    ${place} AS place`
}

/** Which entries, and in which order. */
export function listParts({ filter, order, from, isBackwards }: ListOptions): { where: SQL; order: SQL } {
  const { value, isAscending } = sortedBy({ filter, order })
  const isUpwards = isAscending !== isBackwards
  const direction = isUpwards ? sql`ASC` : sql`DESC`
  const sign = isUpwards ? sql`>` : sql`<`
  const behind = from && sql`(${value}, s.number) ${sign} (${from.value}::bigint, ${from.number}::bigint)`
  return {
    where: sql.join([...conditions(filter), ...(behind ? [behind] : [])], sql` AND `),
    order: sql`${value} ${direction}, s.number ${direction}`,
  }
}

function conditions(filter: SellableFilter): SQL[] {
  const {
    kinds,
    state,
    courseTypes,
    categoryId,
    categoryNumber,
    owner,
    partnerId,
    search,
    ids,
    number,
    link,
    listedAt,
  } = filter
  const [only] = kinds
  return [
    // One kind by equality, so that an index that begins with it gives the order.
    kinds.length === 1 ? sql`s.kind = ${only}` : sql`s.kind = ANY(${sql.param([...kinds])}::text[])`,
    stateCondition(state),
    ...(listedAt === undefined ? [] : [isPartnerOpen(sql`s.partner_id`)]),
    ...(listedAt === undefined || !kinds.includes('event') ? [] : [isNotOver(sql`s.kind`, sql`s.id`, listedAt)]),
    ...(courseTypes === undefined ? [] : [sql`course.type = ANY(${sql.param([...courseTypes])}::smallint[])`]),
    ...(categoryId === undefined ? [] : [sql`s.category_id = ${categoryId}`]),
    ...(categoryNumber === undefined
      ? []
      : [sql`s.category_id = (SELECT id FROM categories WHERE number = ${categoryNumber} AND status = 1)`]),
    ...(number === undefined ? [] : [sql`s.number = ${number}`]),
    ...(link === undefined ? [] : [sql`s.link = ${link}`]),
    ...(owner === undefined ? [] : [sql`s.owner = ${owner}`]),
    ...(partnerId === undefined ? [] : [sql`s.partner_id = ${partnerId}`]),
    ...(ids === undefined ? [] : [sql`s.id = ANY(${sql.param([...ids])}::uuid[])`]),
    ...(search === undefined || search === '' ? [] : [searchCondition(search)]),
  ]
}

function stateCondition(state: SellableFilter['state']): SQL {
  switch (state) {
    case 'public':
    case 'active':
      return sql`s.status = 1 AND s.archived_at IS NULL`
    case 'inactive':
      return sql`s.status = 0 AND s.archived_at IS NULL`
    case 'archived':
      return sql`s.archived_at IS NOT NULL`
    default:
      return sql`s.archived_at IS NULL`
  }
}

function searchCondition(search: string): SQL {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const isNumber = /^\d{1,15}$/.test(search)
  return sql`(s.name ILIKE ${pattern} OR s.link ILIKE ${pattern}${isNumber ? sql` OR s.number = ${Number(search)}` : sql``})`
}
