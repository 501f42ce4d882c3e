import type { PageLifecycle, ShownRedirect } from '@naikkelas/contract/pages'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { timestampColumn } from '../../../platform/database/rows.ts'

// Moments inside of JSON come with their offset, those of columns as the driver hands them on: a Date reads both.
const moment = timestampColumn.transform((at) => at.toISOString())
const scheduled = { due_at: moment, actor_name: z.nullable(z.string()), failure: z.nullable(z.string()) }
const redirect = {
  redirect_page_id: z.nullable(z.uuid()),
  redirect_page_name: z.nullable(z.string()),
  redirect_href: z.nullable(z.string()),
}
type RedirectRow = z.output<z.ZodObject<typeof redirect>>

/** Columns of a page's lifecycle; `lifecycleColumns` selects them from `landing_pages`. */
export const lifecycleRow = {
  ended_at: z.nullable(timestampColumn),
  ...redirect,
  publish_schedule: z.nullable(z.object({ ...scheduled, version: z.number() })),
  unpublish_schedule: z.nullable(z.object({ ...scheduled, ...redirect })),
  approval: z.nullable(
    z.object({
      id: z.uuid(),
      version: z.number(),
      note: z.string(),
      asked_by: z.nullable(z.uuid()),
      asked_by_name: z.nullable(z.string()),
      asked_at: moment,
      answer: z.nullable(z.enum(['approved', 'returned', 'replaced'])),
      comment: z.string(),
      answered_by_name: z.nullable(z.string()),
      answered_at: z.nullable(moment),
    }),
  ),
}
type LifecycleRow = z.output<z.ZodObject<typeof lifecycleRow>>

const nameOf = (column: 'actor_id' | 'asked_by' | 'answered_by') =>
  sql`(SELECT name FROM admin_users WHERE admin_users.id = ${sql.raw(column)})`

function redirectName(of: 'schedule' | 'landing_pages') {
  return sql`(SELECT target.name FROM landing_pages AS target WHERE target.id = ${sql.raw(of)}.redirect_page_id)`
}

const scheduleOf = (act: 'publish' | 'unpublish') => sql`(
  SELECT jsonb_build_object('due_at', due_at, 'actor_name', ${nameOf('actor_id')}, 'failure', failure, 'version', version,
    'redirect_page_id', redirect_page_id, 'redirect_page_name', ${redirectName('schedule')}, 'redirect_href', redirect_href)
  FROM landing_page_schedules AS schedule WHERE schedule.page_id = landing_pages.id AND act = ${sql.raw(`'${act}'`)})`

export const lifecycleColumns = sql`
  ended_at, landing_pages.redirect_page_id, ${redirectName('landing_pages')} AS redirect_page_name, landing_pages.redirect_href,
  ${scheduleOf('publish')} AS publish_schedule, ${scheduleOf('unpublish')} AS unpublish_schedule,
  (SELECT jsonb_build_object('id', id, 'version', version, 'note', note, 'asked_by', asked_by, 'asked_by_name', ${nameOf('asked_by')},
      'asked_at', asked_at, 'answer', answer, 'comment', comment, 'answered_by_name', ${nameOf('answered_by')}, 'answered_at', answered_at)
    FROM landing_page_approvals AS approval WHERE approval.page_id = landing_pages.id ORDER BY asked_at DESC, approval.id DESC LIMIT 1) AS approval`

/** Pages of these stages, as conditions on `landing_pages`. */
export const stageConditions = {
  scheduled: sql`status = 'draft' AND ${isToBePublished()}`,
  ended: sql`ended_at IS NOT NULL AND NOT ${isToBePublished()}`,
  draft: sql`status = 'draft' AND ended_at IS NULL AND NOT ${isToBePublished()}`,
  published: sql`status = 'published'`,
}

export const isAwaitingApproval = sql`EXISTS (
  SELECT 1 FROM landing_page_approvals AS approval WHERE approval.page_id = landing_pages.id AND answer IS NULL)`

// A page whose scheduled publish failed is listed among the scheduled ones.
function isToBePublished() {
  return sql`EXISTS (SELECT 1 FROM landing_page_schedules AS schedule WHERE schedule.page_id = landing_pages.id AND act = 'publish')`
}

export function lifecycleOf(row: LifecycleRow & { status: 'draft' | 'published' }): PageLifecycle {
  const { publish_schedule: publish, unpublish_schedule: unpublish, approval } = row
  return {
    stage: stageOf(row),
    publish: publish && {
      at: publish.due_at,
      by: publish.actor_name,
      failure: publish.failure,
      version: publish.version,
    },
    unpublish: unpublish && {
      at: unpublish.due_at,
      by: unpublish.actor_name,
      failure: unpublish.failure,
      redirect: shownRedirect(unpublish),
    },
    endedAt: row.ended_at?.toISOString() ?? null,
    endedRedirect: shownRedirect(row),
    approval: approval && {
      id: approval.id,
      version: approval.version,
      note: approval.note,
      askedById: approval.asked_by,
      askedBy: approval.asked_by_name,
      askedAt: approval.asked_at,
      answer: approval.answer,
      comment: approval.comment,
      answeredBy: approval.answered_by_name,
      answeredAt: approval.answered_at,
    },
  }
}

function stageOf(row: LifecycleRow & { status: 'draft' | 'published' }): PageLifecycle['stage'] {
  if (row.status === 'published') return 'published'
  if (row.publish_schedule !== null) return 'scheduled'
  return row.ended_at === null ? 'draft' : 'ended'
}

function shownRedirect(row: RedirectRow): ShownRedirect | null {
  if (row.redirect_page_id !== null)
    return { kind: 'page', pageId: row.redirect_page_id, name: row.redirect_page_name ?? '' }
  return row.redirect_href === null ? null : { kind: 'url', href: row.redirect_href }
}
