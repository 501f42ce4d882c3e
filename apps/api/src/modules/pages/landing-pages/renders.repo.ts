import { pageKinds, type PageKind } from '@naikkelas/contract'
import type { DrawnLinkWords } from '@naikkelas/page'
import { type VariantKey, variantKeys } from '@naikkelas/ui/sections/registry'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { DrawnAsset, DrawnPage } from '../../../ports/page-drawer.ts'

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
  const byPath = new Map(render.assets.map((asset) => [asset.path, asset]))
  // In one order everywhere: two renders that share files wait for each other instead of blocking each other.
  const assets = [...byPath.values()].sort((one, other) => (one.path < other.path ? -1 : 1))
  const fresh = new Set(
    await findFreshAssets(
      queries,
      assets.map(({ path }) => path),
    ),
  )
  for (const { path, contentType, bytes } of assets.filter((asset) => !fresh.has(asset.path))) {
    await queries.execute(sql`
      INSERT INTO landing_page_assets (path, content_type, bytes, used_at) VALUES (${path}, ${contentType}, ${Buffer.from(bytes)}, now())
      ON CONFLICT (path) DO UPDATE SET used_at = excluded.used_at`)
  }
  await queries.execute(sql`
    INSERT INTO landing_page_renders (page_id, version, build, html, brotli, gzip, csp, etag, link_words, report, awaited_media_ids, linked_page_ids, asset_paths, redraw_at, drawn_at)
    VALUES (${render.pageId}, ${render.version}, ${render.build}, ${Buffer.from(render.html)}, ${Buffer.from(render.brotli)}, ${Buffer.from(render.gzip)},
      ${render.csp}, ${render.etag}, ${jsonOf(render.linkWords)}::jsonb, ${JSON.stringify(render.report)}::jsonb, ${sql.param(render.awaitedMediaIds)}::uuid[],
      ${sql.param(render.linkedPageIds)}::uuid[], ${sql.param(assets.map(({ path }) => path))}::text[], ${render.redrawAt}, ${render.drawnAt})
    ON CONFLICT (page_id, version) DO UPDATE SET build = excluded.build, html = excluded.html, brotli = excluded.brotli, gzip = excluded.gzip, csp = excluded.csp,
      etag = excluded.etag, link_words = excluded.link_words, report = excluded.report, awaited_media_ids = excluded.awaited_media_ids, linked_page_ids = excluded.linked_page_ids, asset_paths = excluded.asset_paths,
      redraw_at = excluded.redraw_at, drawn_at = excluded.drawn_at`)
  const { pageId, version } = render
  // Visitors get the published version alone. The one before stays for a process that has not seen the publishing yet.
  await queries.execute(sql`
    DELETE FROM landing_page_renders WHERE page_id = ${pageId}
    AND version < (SELECT max(version) FROM landing_page_renders WHERE page_id = ${pageId} AND version < ${version})`)
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

/** Those that were named within a day: days pass before one of them could be deleted, so they need no renewal. */
function findFreshAssets(queries: Queries, paths: readonly string[]): Promise<string[]> {
  return rowsOf(
    queries,
    z.object({ path: z.string() }).transform(({ path }) => path),
    sql`
      SELECT path FROM landing_page_assets
      WHERE path = ANY(${sql.param(paths)}::text[]) AND used_at > now() - interval '1 day'`,
  )
}

/** Every file that drawn pages name or named not long ago. */
export function findAssetPaths(queries: Queries): Promise<string[]> {
  const row = z.object({ path: z.string() }).transform(({ path }) => path)
  return rowsOf(queries, row, sql`SELECT path FROM landing_page_assets`)
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
