import { pageKinds, type PageKind } from '@naikkelas/contract'
import type { DrawnLinkWords } from '@naikkelas/page'
import { variantKeys } from '@naikkelas/ui/sections/registry'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../../platform/database/index.ts'
import { rowOf, rowsOf, timestampColumn } from '../../../platform/database/rows.ts'
import type { DrawnAsset, DrawnPage } from '../../../ports/page-drawer.ts'
import type { PageBody } from './page-body.ts'
import type { PublicState } from './public-state.ts'

const bytesColumn = z.instanceof(Buffer)

export interface NewRender {
  /** The first is for every visitor without a body of their own, of the first variant where something is tested. */
  bodies: readonly [PageBody, ...PageBody[]]
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
  const [first, ...further] = render.bodies
  const byPath = new Map(render.assets.map((asset) => [asset.path, asset]))
  // In one order everywhere: two renders that share files wait for each other instead of blocking each other.
  const assets = [...byPath.values()].sort((one, other) => (one.path < other.path ? -1 : 1))
  const fresh = new Set(
    await findFreshAssets(
      queries,
      assets.map(({ path }) => path),
    ),
  )
  for (const asset of assets.filter(({ path }) => !fresh.has(path))) await saveAsset(queries, asset)
  await queries.execute(sql`
    INSERT INTO landing_page_renders (page_id, version, build, html, brotli, gzip, csp, etag, link_words, report, awaited_media_ids, linked_page_ids, asset_paths, redraw_at, drawn_at)
    VALUES (${render.pageId}, ${render.version}, ${render.build}, ${first.bytes.identity}, ${first.bytes.br}, ${first.bytes.gzip},
      ${first.csp}, ${first.etag}, ${jsonOf(first.linkWords)}::jsonb, ${JSON.stringify(render.report)}::jsonb, ${sql.param(render.awaitedMediaIds)}::uuid[],
      ${sql.param(render.linkedPageIds)}::uuid[], ${sql.param(assets.map(({ path }) => path))}::text[], ${render.redrawAt}, ${render.drawnAt})
    ON CONFLICT (page_id, version) DO UPDATE SET build = excluded.build, html = excluded.html, brotli = excluded.brotli, gzip = excluded.gzip, csp = excluded.csp,
      etag = excluded.etag, link_words = excluded.link_words, report = excluded.report, awaited_media_ids = excluded.awaited_media_ids, linked_page_ids = excluded.linked_page_ids, asset_paths = excluded.asset_paths,
      redraw_at = excluded.redraw_at, drawn_at = excluded.drawn_at`)
  const { pageId, version } = render
  // Visitors get the published version. The previous one stays for processes that have not seen the publish yet.
  await queries.execute(sql`
    DELETE FROM landing_page_renders WHERE page_id = ${pageId}
    AND version < (SELECT max(version) FROM landing_page_renders WHERE page_id = ${pageId} AND version < ${version})`)
  await queries.execute(
    sql`DELETE FROM landing_page_variant_renders WHERE page_id = ${pageId} AND version = ${version}`,
  )
  for (const { variant, audience, bytes, csp, etag, linkWords } of further) {
    await queries.execute(sql`
      INSERT INTO landing_page_variant_renders (page_id, version, variant, audience, html, brotli, gzip, csp, etag, link_words)
      VALUES (${pageId}, ${version}, ${variant}, ${audience}, ${bytes.identity}, ${bytes.br}, ${bytes.gzip}, ${csp}, ${etag},
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

type BodyRow = z.infer<typeof bodyColumns>

const bodyOf = ({ html, brotli, gzip, link_words, csp, etag }: BodyRow) => ({
  bytes: { br: brotli, gzip, identity: html },
  csp,
  etag,
  linkWords: link_words,
})

const firstRow = bodyColumns.extend({ build: z.string() }).transform(({ build, ...row }) => ({
  build,
  body: { variant: 'a', audience: '', ...bodyOf(row) } satisfies PageBody,
}))

const furtherRow = bodyColumns
  .extend({ variant: z.enum(variantKeys), audience: z.string() })
  .transform(({ variant, audience, ...row }): PageBody => ({ variant, audience, ...bodyOf(row) }))

/** What a version was drawn as, and by which build; the first body first. */
export async function findBodies(
  queries: Queries,
  { pageId, version }: { pageId: string; version: number },
): Promise<{ build: string; bodies: PageBody[] } | undefined> {
  const first = await rowOf(
    queries,
    firstRow,
    sql`SELECT html, brotli, gzip, csp, etag, link_words, build FROM landing_page_renders WHERE page_id = ${pageId} AND version = ${version}`,
  )
  if (!first) return undefined
  const further = await rowsOf(
    queries,
    furtherRow,
    sql`
      SELECT variant, audience, html, brotli, gzip, csp, etag, link_words FROM landing_page_variant_renders
      WHERE page_id = ${pageId} AND version = ${version} ORDER BY variant, audience`,
  )
  return { build: first.build, bodies: [first.body, ...further] }
}

/** Keeps a file by its path, which names its content: one that is there is renewed. */
export async function saveAsset(queries: Queries, { path, contentType, bytes }: DrawnAsset) {
  await queries.execute(sql`
    INSERT INTO landing_page_assets (path, content_type, bytes, used_at) VALUES (${path}, ${contentType}, ${Buffer.from(bytes)}, now())
    ON CONFLICT (path) DO UPDATE SET used_at = excluded.used_at`)
}

export function findAsset(queries: Queries, path: string): Promise<DrawnAsset | undefined> {
  const row = z
    .object({ path: z.string(), content_type: z.string(), bytes: bytesColumn })
    .transform(({ content_type, ...same }) => ({ ...same, contentType: content_type }))
  return rowOf(queries, row, sql`SELECT path, content_type, bytes FROM landing_page_assets WHERE path = ${path}`)
}

/** Those that were named within a day: days pass before one of them could be deleted, so they need no renewal. */
export function findFreshAssets(queries: Queries, paths: readonly string[]): Promise<string[]> {
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
