import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { change, headline, makePage, readPage, retitle, send } from '../../../testing/page-factories.ts'
import { plainPageDrawer } from '../../../testing/page-drawer.ts'
import { publish } from '../../../testing/publishing-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const plain = plainPageDrawer()
/** Each page names a font of its own, after its first headline, and one that all of them share. */
const pageDrawer: typeof plain = {
  ...plain,
  async draw(snapshot) {
    const drawn = await plain.draw(snapshot)
    const [section] = snapshot.document.sections
    const paths = [`/fonts/${String(section?.content.title)}.woff2`, '/fonts/semua.woff2']
    return {
      ...drawn,
      assets: paths.map((path) => ({ path, contentType: 'font/woff2', bytes: Buffer.from(path) })),
    }
  },
}
const app = await createTestApp({ overrides: { pageDrawer } })
const owner = await app.signedIn({ role: 0 })
const { queries } = app.database

const has = async (name: string) => (await app.publicPages.loadAsset(`/fonts/${name}.woff2`)) !== null
const rendersOf = async (pageId: string) =>
  (await queries.execute(sql`SELECT version FROM landing_page_renders WHERE page_id = ${pageId}`)).rowCount

/** As if everything had happened so many days earlier. */
async function letDaysPass(days: number) {
  await queries.execute(sql`UPDATE landing_page_assets SET used_at = used_at - make_interval(days => ${days})`)
  await queries.execute(
    sql`UPDATE landing_pages SET public_changed_at = public_changed_at - make_interval(days => ${days})`,
  )
}

async function publishedPage(title: string) {
  const section = headline({ title })
  const { page } = await makePage(owner, { sections: [section] })
  expect((await publish(owner, page)).status).toBe(200)
  return { pageId: page.id, section }
}

async function publishAs(pageId: string, section: ReturnType<typeof headline>, { was, now }: Record<string, string>) {
  const { page } = await readPage(owner, pageId)
  const { data } = await send(owner, pageId, page.headVersion, change(retitle(section, now ?? '', was)))
  return publish(owner, { id: pageId, headVersion: data.headVersion })
}

test('files that only former versions of a page named are deleted a week later, and those it names stay', async () => {
  const { pageId, section } = await publishedPage('pertama')
  await publishAs(pageId, section, { was: 'pertama', now: 'kedua' })

  await letDaysPass(2)
  await app.tidy()
  expect([await rendersOf(pageId), await has('pertama')]).toEqual([1, true])

  await letDaysPass(6)
  await app.tidy()
  expect([await has('pertama'), await has('kedua'), await has('semua')]).toEqual([false, true, true])
})

test('a page that went offline keeps no drawn bytes, and has them again once it is published again', async () => {
  const { pageId } = await publishedPage('luring')
  await owner.post(`/admin/landing-pages/${pageId}/unpublish`)
  await app.tidy()
  expect(await rendersOf(pageId)).toBe(1)

  await letDaysPass(8)
  await app.tidy()
  expect([await rendersOf(pageId), await has('luring')]).toEqual([0, false])

  await publish(owner, (await readPage(owner, pageId)).page)
  await letDaysPass(8)
  await app.tidy()
  expect([await rendersOf(pageId), await has('luring')]).toEqual([1, true])
})

test('a file that a page which is just being published names again is not deleted under it', async () => {
  const { pageId, section } = await publishedPage('lama')
  await publishAs(pageId, section, { was: 'lama', now: 'sementara' })
  await letDaysPass(30)
  await queries.execute(sql`DELETE FROM landing_page_renders WHERE asset_paths @> ARRAY['/fonts/lama.woff2']`)

  let publishing: Promise<unknown> = Promise.resolve()
  let sweeping: Promise<unknown> = Promise.resolve()
  await app.database.transaction(async (held) => {
    // Publishing stops at its last step, the page's files written and nothing committed.
    await held.execute(sql`LOCK TABLE landing_page_approvals IN SHARE MODE`)
    publishing = publishAs(pageId, section, { was: 'sementara', now: 'lama' })
    await expect.poll(waiters).toBe(1)
    sweeping = app.tidy()
    await expect.poll(waiters).toBe(2)
  })
  expect(await publishing).toMatchObject({ status: 200 })
  await sweeping

  expect(await has('lama')).toBe(true)
})

/** How many wait for a lock in this database. */
async function waiters() {
  const found = await queries.execute(
    sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return found.rowCount
}
