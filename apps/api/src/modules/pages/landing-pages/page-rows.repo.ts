import { pageKinds } from '@naikkelas/contract'
import type { LandingPage } from '@naikkelas/contract/pages'
import { type PageDocument, sitePartChoices } from '@naikkelas/page'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { timestampColumn } from '../../../platform/database/rows.ts'
import { addressOf } from './landing-pages.rules.ts'
import { lifecycleColumns, lifecycleOf, lifecycleRow } from './page-lifecycle.repo.ts'

/** Documents were parsed strictly when they were written; sections of other builds are kept as they are. */
export const documentColumn = z.custom<PageDocument>((value) => typeof value === 'object' && value !== null)

export const pageColumns = {
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(pageKinds),
  link_landing_page: z.string(),
  exclusive_landingpage: z.boolean(),
  partner_id: z.nullable(z.uuid()),
  status: z.enum(['draft', 'published']),
  head_version: z.number(),
  published_version: z.nullable(z.number()),
  was_published: z.boolean(),
  published_name: z.nullable(z.string()),
  published_at: z.nullable(timestampColumn),
  updated_at: timestampColumn,
  updated_by_name: z.nullable(z.string()),
  deleted_at: z.nullable(timestampColumn),
  site_parts: z.enum(sitePartChoices),
  ...lifecycleRow,
}
type PageColumns = z.output<z.ZodObject<typeof pageColumns>>

export const pageRow = z.object(pageColumns).transform(pageOfRow)
export const headRow = z
  .object({ ...pageColumns, document: documentColumn })
  .transform(({ document, ...row }) => ({ page: pageOfRow(row), document }))

export function pageOfRow(row: PageColumns): LandingPage {
  const { id, name, kind, link_landing_page, exclusive_landingpage, partner_id, status } = row
  return {
    id,
    name,
    kind,
    link_landing_page,
    exclusive_landingpage,
    partner_id,
    status,
    address: addressOf({ kind, link_landing_page }),
    headVersion: row.head_version,
    publishedVersion: row.published_version,
    wasPublished: row.was_published,
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.updated_by_name,
    hasUnpublishedChanges:
      status === 'published' && (row.head_version !== row.published_version || name !== (row.published_name ?? name)),
    siteParts: row.site_parts,
    lifecycle: lifecycleOf(row),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  }
}

/** What `pageRow` reads of `landing_pages`. */
export const selectedPage = sql`
  landing_pages.id, landing_pages.name, kind, link_landing_page, exclusive_landingpage, partner_id, status, head_version, published_version,
  published_name, published_at, landing_pages.updated_at, deleted_at, site_parts, (SELECT name FROM admin_users WHERE admin_users.id = updated_by) AS updated_by_name,
  EXISTS (SELECT 1 FROM landing_page_versions WHERE page_id = landing_pages.id AND reason = 'published') AS was_published,
  ${lifecycleColumns}`
