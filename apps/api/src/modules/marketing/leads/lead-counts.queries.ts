import { type VariantKey, variantKeys } from '@naikkelas/page'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowsOf } from '../../../platform/database/rows.ts'
import { inWib } from '../../../platform/database/wib.ts'

// Leads suspected of being spam are not counted until an admin confirms them.

/** Days in WIB, both ends among them. */
interface DaysOfPage {
  pageId: string
  from: string
  until: string
}

export interface CampaignLeads {
  /** Empty for none. */
  campaign: string
  total: number
}

/**
 * Leads of a page by the last campaign of their senders, as visits are counted; where it is unknown, by the campaign in
 * the form's address.
 */
export function countLeadsByCampaign(queries: Queries, days: DaysOfPage): Promise<CampaignLeads[]> {
  return rowsOf(
    queries,
    z.object({ campaign: z.string(), total: z.number() }),
    sql`
      SELECT coalesce(last_source->>'campaign', left(source_utm->>'utm_campaign', 100), '') AS campaign,
        count(*)::int AS total
      FROM leads LEFT JOIN lead_attributions ON lead_id = leads.id WHERE ${within(days)}
      GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 1000`,
  )
}

export interface VariantLeads {
  key: VariantKey
  total: number
}

/** Leads of a page by variant, without those from outside a test. */
export function countLeadsByVariant(queries: Queries, days: DaysOfPage): Promise<VariantLeads[]> {
  return rowsOf(
    queries,
    z.object({ key: z.enum(variantKeys), total: z.number() }),
    sql`
      SELECT variant AS key, count(*)::int AS total FROM leads
      WHERE ${within(days)} AND variant IS NOT NULL GROUP BY 1 ORDER BY 1`,
  )
}

export interface VariantPeople {
  key: VariantKey
  people: number
}

/** People with a lead on each variant of a page since a moment; a person with several leads counts once. */
export function countPeopleByVariant(
  queries: Queries,
  { pageId, since }: { pageId: string; since: Date },
): Promise<VariantPeople[]> {
  return rowsOf(
    queries,
    z.object({ key: z.enum(variantKeys), people: z.number() }),
    sql`
      SELECT variant AS key, count(DISTINCT coalesce(person_id, id))::int AS people FROM leads
      WHERE page_id = ${pageId} AND sent_at >= ${since} AND variant IS NOT NULL AND suspicions = '{}'
      GROUP BY variant ORDER BY variant`,
  )
}

const within = ({ pageId, from, until }: DaysOfPage) => sql`
  page_id = ${pageId} AND suspicions = '{}' AND sent_at >= ${from}::date::timestamp ${inWib}
  AND sent_at < (${until}::date + 1)::timestamp ${inWib}`
