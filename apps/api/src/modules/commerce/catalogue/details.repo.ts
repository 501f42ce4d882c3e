import type { SellableValue } from '@naikkelas/contract/commerce'
import { type SQL, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Queries } from '../../../platform/database/index.ts'
import { isoOf } from './iso.queries.ts'

const people = sql`coalesce((
  SELECT jsonb_agg(si.instructor_id ORDER BY si.position) FROM sellable_instructors si WHERE si.sellable_id = s.id), '[]')`

/** The details of the sellable `s`, as the contract has them. */
export const detailsOf: SQL = sql`
  CASE s.kind
    WHEN 'course' THEN (
      SELECT jsonb_build_object('type', type, 'level', level, 'durationMinutes', duration_minutes,
        'opensAt', ${isoOf(sql`opens_at`)}, 'instructorIds', ${people}, 'bundledIds', coalesce((
          SELECT jsonb_agg(course_id ORDER BY position) FROM course_bundle_items WHERE bundle_id = s.id), '[]'))
      FROM course_details WHERE sellable_id = s.id)
    WHEN 'event' THEN (
      SELECT jsonb_build_object('mode', mode, 'paid', paid, 'place', CASE WHEN place_name IS NOT NULL THEN
          jsonb_build_object('name', place_name, 'address', place_address, 'mapUrl', map_url) END,
        'meetingUrl', meeting_url, 'speakerIds', ${people}, 'sessions', coalesce((
          SELECT jsonb_agg(jsonb_build_object('title', title, 'startsAt', ${isoOf(sql`starts_at`)},
            'endsAt', ${isoOf(sql`ends_at`)}) ORDER BY starts_at, id)
          FROM event_sessions WHERE event_id = s.id), '[]'))
      FROM event_details WHERE sellable_id = s.id)
    WHEN 'service' THEN (
      SELECT jsonb_build_object('billing', billing, 'deliveryDays', delivery_days)
      FROM service_details WHERE sellable_id = s.id)
    WHEN 'tool' THEN (
      SELECT jsonb_build_object('platform', platform, 'licenceDays', licence_days, 'trial', trial)
      FROM tool_details WHERE sellable_id = s.id)
    WHEN 'add_on' THEN (
      SELECT jsonb_build_object('family', family, 'platform', platform, 'productKind', product_kind,
        'sessions', sessions, 'validDays', valid_days)
      FROM add_on_details WHERE sellable_id = s.id)
    WHEN 'partner_package' THEN (
      SELECT jsonb_build_object('packageCode', package_code, 'trial', trial)
      FROM partner_package_details WHERE sellable_id = s.id)
  END`

/** Writes what the kind has beside what all have, whether there was something before or not. */
export async function saveDetails(queries: Queries, id: string, value: SellableValue): Promise<void> {
  switch (value.kind) {
    case 'course':
      return saveCourse(queries, id, value.details)
    case 'event':
      return saveEvent(queries, id, value.details)
    case 'service': {
      const { billing, deliveryDays } = value.details
      await queries.execute(sql`
        INSERT INTO service_details (sellable_id, billing, delivery_days) VALUES (${id}, ${billing}, ${deliveryDays})
        ON CONFLICT (sellable_id) DO UPDATE SET billing = excluded.billing, delivery_days = excluded.delivery_days`)
      return
    }
    case 'tool': {
      const { platform, licenceDays, trial } = value.details
      await queries.execute(sql`
        INSERT INTO tool_details (sellable_id, platform, licence_days, trial)
        VALUES (${id}, ${platform}, ${licenceDays}, ${trial})
        ON CONFLICT (sellable_id) DO UPDATE SET platform = excluded.platform, licence_days = excluded.licence_days,
          trial = excluded.trial`)
      return
    }
    case 'add_on': {
      const { family, platform, productKind, sessions, validDays } = value.details
      await queries.execute(sql`
        INSERT INTO add_on_details (sellable_id, family, platform, product_kind, sessions, valid_days)
        VALUES (${id}, ${family}, ${platform}, ${productKind}, ${sessions}, ${validDays})
        ON CONFLICT (sellable_id) DO UPDATE SET family = excluded.family, platform = excluded.platform,
          product_kind = excluded.product_kind, sessions = excluded.sessions, valid_days = excluded.valid_days`)
      return
    }
    case 'partner_package': {
      const { packageCode, trial } = value.details
      await queries.execute(sql`
        INSERT INTO partner_package_details (sellable_id, package_code, trial) VALUES (${id}, ${packageCode}, ${trial})
        ON CONFLICT (sellable_id) DO UPDATE SET package_code = excluded.package_code, trial = excluded.trial`)
      return
    }
    default:
      return value satisfies never
  }
}

type Details<Kind extends SellableValue['kind']> = Extract<SellableValue, { kind: Kind }>['details']

async function saveCourse(queries: Queries, id: string, course: Details<'course'>) {
  const { type, level, durationMinutes, opensAt, instructorIds, bundledIds } = course
  await queries.execute(sql`
    INSERT INTO course_details (sellable_id, type, level, duration_minutes, opens_at)
    VALUES (${id}, ${type}, ${level}, ${durationMinutes}, ${opensAt})
    ON CONFLICT (sellable_id) DO UPDATE SET type = excluded.type, level = excluded.level,
      duration_minutes = excluded.duration_minutes, opens_at = excluded.opens_at`)
  await savePeople(queries, id, instructorIds)
  await queries.execute(sql`DELETE FROM course_bundle_items WHERE bundle_id = ${id}`)
  if (bundledIds.length > 0)
    await queries.execute(sql`
      INSERT INTO course_bundle_items (bundle_id, course_id, position)
      SELECT ${id}, course_id, position FROM unnest(${sql.param(bundledIds)}::uuid[]) WITH ORDINALITY AS items (course_id, position)`)
}

async function saveEvent(queries: Queries, id: string, event: Details<'event'>) {
  const { mode, paid, place, meetingUrl, sessions, speakerIds } = event
  await queries.execute(sql`
    INSERT INTO event_details (sellable_id, mode, paid, place_name, place_address, map_url, meeting_url)
    VALUES (${id}, ${mode}, ${paid}, ${place?.name ?? null}, ${place?.address ?? null}, ${place?.mapUrl ?? null}, ${meetingUrl})
    ON CONFLICT (sellable_id) DO UPDATE SET mode = excluded.mode, paid = excluded.paid, place_name = excluded.place_name,
      place_address = excluded.place_address, map_url = excluded.map_url, meeting_url = excluded.meeting_url`)
  await savePeople(queries, id, speakerIds)
  await queries.execute(sql`DELETE FROM event_sessions WHERE event_id = ${id}`)
  if (sessions.length > 0)
    await queries.execute(sql`
      INSERT INTO event_sessions (id, event_id, title, starts_at, ends_at)
      SELECT session_id, ${id}, title, starts_at, ends_at
      FROM unnest(${sql.param(sessions.map(() => uuidv7()))}::uuid[], ${sql.param(sessions.map(({ title }) => title))}::text[],
        ${sql.param(sessions.map(({ startsAt }) => startsAt))}::timestamptz[],
        ${sql.param(sessions.map(({ endsAt }) => endsAt))}::timestamptz[]) AS sessions (session_id, title, starts_at, ends_at)`)
}

async function savePeople(queries: Queries, id: string, instructorIds: readonly string[]) {
  await queries.execute(sql`DELETE FROM sellable_instructors WHERE sellable_id = ${id}`)
  if (instructorIds.length > 0)
    await queries.execute(sql`
      INSERT INTO sellable_instructors (sellable_id, instructor_id, position)
      SELECT ${id}, instructor_id, position
      FROM unnest(${sql.param([...instructorIds])}::uuid[]) WITH ORDINALITY AS people (instructor_id, position)`)
}
