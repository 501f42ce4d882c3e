import { pageKinds, type PageKind } from '@naikkelas/contract'
import type { DrawnLinkWords } from '@naikkelas/page'
import { type VariantKey, variantKeys } from '@naikkelas/ui/sections/registry'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../db/index.ts'
import { countOf, rowOf, rowsOf, timestampColumn } from '../../db/rows.ts'
import type { DrawnAsset, DrawnPage } from './page-drawer.ts'

const bytesColumn = z.instanceof(Uint8Array)

/** What is sent to visitors, in the three encodings. */
export interface PageBody {
  html: Uint8Array
  brotli: Uint8Array
  gzip: Uint8Array
  csp: string
  /** Of the drawn bytes, without quotes; each encoding adds a mark of its own. */
  etag: string
  /** What in it a link may say in other words; null where nothing may. */
  linkWords: DrawnLinkWords | null
}

/** What visitors of a further variant are sent, or some of those of a variant. */
export interface VariantBody extends PageBody {
  variant: VariantKey
  /** Who among them, as `visitorName` names them, apart by spaces; empty for whoever has no body of their own. */
  audience: string
}

export interface NewRender extends PageBody {
  /** Beside the first, whose body this is. */
  variants: readonly VariantBody[]
  pageId: string
  version: number
  build: string
  assets: readonly DrawnAsset[]
  report: DrawnPage['report']
  awaitedMediaIds: readonly string[]
  linkedPageIds: readonly string[]
  redrawAt: Date | null
  drawnAt: Date
}

/** Keeps what was drawn; a version drawn again replaces its former bytes at once. */
export async function saveRender(queries: Queries, render: NewRender) {
  for (const { path, contentType, bytes } of render.assets) {
    await queries.execute(sql`
      INSERT INTO landing_page_assets (path, content_type, bytes, created_at) VALUES (${path}, ${contentType}, ${Buffer.from(bytes)}, ${render.drawnAt})
      ON CONFLICT (path) DO NOTHING`)
  }
  await queries.execute(sql`
    INSERT INTO landing_page_renders (page_id, version, build, html, brotli, gzip, csp, etag, link_words, report, awaited_media_ids, linked_page_ids, redraw_at, drawn_at)
    VALUES (${render.pageId}, ${render.version}, ${render.build}, ${Buffer.from(render.html)}, ${Buffer.from(render.brotli)}, ${Buffer.from(render.gzip)},
      ${render.csp}, ${render.etag}, ${jsonOf(render.linkWords)}::jsonb, ${JSON.stringify(render.report)}::jsonb, ${sql.param(render.awaitedMediaIds)}::uuid[],
      ${sql.param(render.linkedPageIds)}::uuid[], ${render.redrawAt}, ${render.drawnAt})
    ON CONFLICT (page_id, version) DO UPDATE SET build = excluded.build, html = excluded.html, brotli = excluded.brotli, gzip = excluded.gzip, csp = excluded.csp,
      etag = excluded.etag, link_words = excluded.link_words, report = excluded.report, awaited_media_ids = excluded.awaited_media_ids, linked_page_ids = excluded.linked_page_ids,
      redraw_at = excluded.redraw_at, drawn_at = excluded.drawn_at`)
  const { pageId, version } = render
  await queries.execute(
    sql`DELETE FROM landing_page_variant_renders WHERE page_id = ${pageId} AND version = ${version}`,
  )
  for (const { variant, audience, html, brotli, gzip, csp, etag, linkWords } of render.variants) {
    await queries.execute(sql`
      INSERT INTO landing_page_variant_renders (page_id, version, variant, audience, html, brotli, gzip, csp, etag, link_words)
      VALUES (${pageId}, ${version}, ${variant}, ${audience}, ${Buffer.from(html)}, ${Buffer.from(brotli)}, ${Buffer.from(gzip)}, ${csp}, ${etag},
        ${jsonOf(linkWords)}::jsonb)`)
  }
}

const jsonOf = (linkWords: DrawnLinkWords | null) => (linkWords === null ? null : JSON.stringify(linkWords))

// Made when the page was drawn, beside the bytes it speaks of.
const linkWordsColumn = z.custom<DrawnLinkWords | null>((value) => typeof value === 'object')

const bodyColumns = z.object({
  html: bytesColumn,
  brotli: bytesColumn,
  gzip: bytesColumn,
  csp: z.string(),
  etag: z.string(),
  link_words: linkWordsColumn,
})

const inOurNames = <Row extends { link_words: DrawnLinkWords | null }>({ link_words, ...same }: Row) => ({
  ...same,
  linkWords: link_words,
})

const renderRow = bodyColumns.extend({ build: z.string() }).transform(inOurNames)

export function findRender(
  queries: Queries,
  { pageId, version }: { pageId: string; version: number },
): Promise<(PageBody & { build: string }) | undefined> {
  return rowOf(
    queries,
    renderRow,
    sql`SELECT html, brotli, gzip, csp, etag, link_words, build FROM landing_page_renders WHERE page_id = ${pageId} AND version = ${version}`,
  )
}

const variantRow = bodyColumns.extend({ variant: z.enum(variantKeys), audience: z.string() }).transform(inOurNames)

/** What visitors of the further variants and audiences of a version are sent. */
export function findVariantRenders(
  queries: Queries,
  { pageId, version }: { pageId: string; version: number },
): Promise<VariantBody[]> {
  return rowsOf(
    queries,
    variantRow,
    sql`
      SELECT variant, audience, html, brotli, gzip, csp, etag, link_words FROM landing_page_variant_renders
      WHERE page_id = ${pageId} AND version = ${version} ORDER BY variant, audience`,
  )
}

export function findAsset(queries: Queries, path: string): Promise<DrawnAsset | undefined> {
  const row = z
    .object({ path: z.string(), content_type: z.string(), bytes: bytesColumn })
    .transform(({ content_type, ...same }) => ({ ...same, contentType: content_type }))
  return rowOf(queries, row, sql`SELECT path, content_type, bytes FROM landing_page_assets WHERE path = ${path}`)
}

const publicRow = z
  .object({
    id: z.uuid(),
    kind: z.enum(pageKinds),
    link_landing_page: z.string(),
    published_version: z.nullable(z.number()),
    public_revision: z.number(),
  })
  .transform((row) => ({
    pageId: row.id,
    kind: row.kind,
    link: row.link_landing_page,
    publishedVersion: row.published_version,
    revision: row.public_revision,
  }))

/** Where a page stands for visitors; `publishedVersion` is null once it went away. */
export type PublicState = z.output<typeof publicRow>

const publicColumns = sql`id, kind, link_landing_page, CASE WHEN status = 'published' THEN published_version END AS published_version, public_revision`

export function findPublicPage(
  queries: Queries,
  { kind, link }: { kind: PageKind; link: string },
): Promise<PublicState | undefined> {
  return rowOf(
    queries,
    publicRow,
    sql`SELECT ${publicColumns} FROM landing_pages WHERE kind = ${kind} AND link_landing_page = ${link} AND status = 'published'`,
  )
}

export function findPublicChanges(queries: Queries, withinSeconds: number): Promise<PublicState[]> {
  return rowsOf(
    queries,
    publicRow,
    sql`SELECT ${publicColumns} FROM landing_pages WHERE public_changed_at > clock_timestamp() - make_interval(secs => ${withinSeconds}) AND kind <> 'site_part'`,
  )
}

const publishedRow = z
  .object({
    kind: z.enum(pageKinds),
    link_landing_page: z.string(),
    published_at: timestampColumn,
    is_indexed: z.boolean(),
  })
  .transform((row) => ({
    kind: row.kind,
    link_landing_page: row.link_landing_page,
    publishedAt: row.published_at,
    isIndexed: row.is_indexed,
  }))

export function findAllPublished(queries: Queries) {
  return rowsOf(
    queries,
    publishedRow,
    sql`
      SELECT kind, link_landing_page, published_at, (landing_page_versions.document->'seo'->>'isIndexed')::boolean AS is_indexed
      FROM landing_pages JOIN landing_page_versions ON page_id = landing_pages.id AND version = published_version AND reason = 'published'
      WHERE status = 'published' AND kind <> 'site_part' ORDER BY published_at DESC, landing_pages.id DESC`,
  )
}

const idRow = z.object({ page_id: z.uuid() })
const liveRenders = sql`landing_page_renders JOIN landing_pages ON landing_pages.id = page_id AND status = 'published' AND published_version = version`

export interface RedrawReasons {
  /** These, whatever they hold. */
  pageIds?: readonly string[]
  /** Pages another build drew. */
  otherThanBuild?: string
  /** Pages that are due at this moment: their schedule turned, or something they show changed. */
  dueAt?: Date
}

/** Published pages whose bytes are out of date for any of these reasons. */
export async function findPagesToRedraw(
  queries: Queries,
  { pageIds = [], otherThanBuild, dueAt }: RedrawReasons,
): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    idRow,
    sql`
      SELECT page_id FROM ${liveRenders}
      WHERE page_id = ANY(${sql.param(pageIds)}::uuid[])
        OR (${otherThanBuild ?? null}::text IS NOT NULL AND build <> ${otherThanBuild ?? null}::text)
        OR (${dueAt ?? null}::timestamptz IS NOT NULL AND redraw_at <= ${dueAt ?? null}::timestamptz)
      ORDER BY page_id`,
  )
  return rows.map(({ page_id }) => page_id)
}

/**
 * Holds what visitors see of any page until the transaction ends. Whoever changes an address marks the pages that link
 * to it, and whoever keeps a render reads the addresses it names: neither may miss the other. Take it before any row.
 */
export async function holdPublicSide(queries: Queries) {
  await queries.execute(sql`SELECT name FROM locks WHERE name = 'landing_pages_public_side' FOR UPDATE`)
}

/** Notes in which published pages something changed that they show, to be drawn again; answers how many they are. */
export function markRedrawDue(
  queries: Queries,
  { pageIds = [], linkedPageIds, at }: { pageIds?: readonly string[]; linkedPageIds: readonly string[]; at: Date },
): Promise<number> {
  return countOf(
    queries,
    sql`
      UPDATE landing_page_renders SET redraw_at = least(redraw_at, ${at}) FROM landing_pages
      WHERE landing_pages.id = page_id AND status = 'published' AND published_version = version
        AND (page_id = ANY(${sql.param(pageIds)}::uuid[]) OR linked_page_ids && ${sql.param(linkedPageIds)}::uuid[])`,
  )
}

/** The same for every published page; answers which they are. */
export async function markAllDue(queries: Queries, at: Date): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    idRow,
    sql`UPDATE landing_page_renders SET redraw_at = least(redraw_at, ${at}) FROM landing_pages
      WHERE landing_pages.id = page_id AND status = 'published' AND published_version = version RETURNING page_id`,
  )
  return rows.map(({ page_id }) => page_id)
}

/** The same for published pages whose offer is bound to a record; answers which they are. */
export async function markOfferPagesDue(
  queries: Queries,
  { offerId, at }: { offerId: string; at: Date },
): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    idRow,
    sql`
      SELECT page_id FROM landing_pages JOIN landing_page_versions ON page_id = landing_pages.id AND version = published_version AND reason = 'published'
      WHERE status = 'published' AND landing_page_versions.document -> 'offer' -> 'record' ->> 'id' = ${offerId}`,
  )
  const pageIds = rows.map(({ page_id }) => page_id)
  if (pageIds.length > 0) await markRedrawDue(queries, { pageIds, linkedPageIds: [], at })
  return pageIds
}

/** The same for a partner's published pages, and for pages that link to them; answers which the partner's are. */
export async function markPartnerPagesDue(
  queries: Queries,
  { partnerId, at }: { partnerId: string; at: Date },
): Promise<string[]> {
  const rows = await rowsOf(
    queries,
    idRow,
    sql`SELECT id AS page_id FROM landing_pages WHERE partner_id = ${partnerId} AND status = 'published'`,
  )
  const pageIds = rows.map(({ page_id }) => page_id)
  if (pageIds.length > 0) await markRedrawDue(queries, { pageIds, linkedPageIds: pageIds, at })
  return pageIds
}

/** A page that could not be drawn is due again then, or sooner if its schedule says so. */
export async function postponeRedraw(
  queries: Queries,
  { pageId, at, until }: { pageId: string; at: Date; until: Date },
) {
  await queries.execute(sql`
    UPDATE landing_page_renders SET redraw_at = CASE WHEN redraw_at > ${at} THEN least(redraw_at, ${until}) ELSE ${until} END
    FROM landing_pages WHERE landing_pages.id = page_id AND published_version = version AND page_id = ${pageId}`)
}

/** Published pages that were drawn while pictures were being made (these, or any), with all the pictures each waits for. */
export function findPagesAwaiting(
  queries: Queries,
  mediaIds?: readonly string[],
): Promise<{ pageId: string; awaited: string[] }[]> {
  const row = z
    .object({ page_id: z.uuid(), awaited: z.array(z.uuid()) })
    .transform(({ page_id, awaited }) => ({ pageId: page_id, awaited }))
  const isAwaiting =
    mediaIds === undefined ? sql`awaited_media_ids <> '{}'` : sql`awaited_media_ids && ${sql.param(mediaIds)}::uuid[]`
  return rowsOf(
    queries,
    row,
    sql`SELECT page_id, to_jsonb(awaited_media_ids) AS awaited FROM ${liveRenders} WHERE ${isAwaiting} ORDER BY page_id`,
  )
}
