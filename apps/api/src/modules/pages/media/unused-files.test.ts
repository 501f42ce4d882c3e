import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { rename, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Media } from '@naikkelas/contract/pages'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { headline, makePage } from '../../../testing/page-factories.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { drawing, upload } from '../../../testing/upload.ts'
import { removeUnusedFiles } from './unused-files.service.ts'

const lines: string[] = []
const app = await createTestApp({ overrides: { onLine: (line) => lines.push(line) } })
const desk = await app.signedIn()
const { blobs } = app.context.ports
const { queries } = app.database
let count = 0

/** Backends that wait for a lock in this database. */
const waiting = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`

const remove = (one: TestApp = app) => removeUnusedFiles(one.context, one.context.ports.blobs)
const pathOf = (sha256: string) => join(app.dataDir, 'blobs', sha256.slice(0, 2), sha256)
const filesNow = () => globSync('blobs/*/*', { cwd: app.dataDir }).length
async function hashesNow(store = blobs): Promise<string[]> {
  const hashes: string[] = []
  for await (const sha256 of store.list()) hashes.push(sha256)
  return hashes
}

/** A stored file without a database row. */
async function keep(words: string): Promise<string> {
  const staged = await blobs.stage()
  await writeFile(staged.path, words)
  return (await blobs.keep(staged)).sha256
}

/** As if the file had been kept, and found unused, so many days ago. */
async function age(sha256: string, days: number) {
  await queries.execute(sql`
    INSERT INTO unused_blobs (sha256, found_at) VALUES (${sha256}, now() - make_interval(days => ${days}))
    ON CONFLICT (sha256) DO UPDATE SET found_at = excluded.found_at`)
  const then = new Date(Date.now() - days * 86_400_000)
  await utimes(pathOf(sha256), then, then)
}

async function picture(): Promise<Media> {
  count += 1
  const bytes = await drawing({ width: 500, height: 300 + count })
    .png()
    .toBuffer()
  const { media } = await upload(app, desk, { bytes, fileName: `gambar-${count}.png` })
  await app.jobs.runDue()
  return media
}

async function isShown(media: Media): Promise<boolean> {
  const statuses = await Promise.all(
    ['original', '480.avif', '480.webp'].map(async (file) => {
      const response = await app.fetch(new Request(`http://localhost:3000/media/${media.id}-${media.sha8}/${file}`))
      await response.arrayBuffer()
      return response.status
    }),
  )
  return statuses.every((status) => status === 200)
}

test('a file that no row names goes after a week, and the log says how many went', async () => {
  const sha256 = await keep('an upload whose rows were never written')
  expect(await remove()).toBe(0)
  expect(existsSync(pathOf(sha256))).toBe(true)
  await age(sha256, 6)
  expect(await remove()).toBe(0)
  await age(sha256, 8)
  lines.length = 0
  expect(await remove()).toBe(1)
  expect(existsSync(pathOf(sha256))).toBe(false)
  expect(lines).toEqual(['Removed 1 uploaded file that nothing names.'])
})

test('what a draft, a published version or a page in the trash shows stays, however old it is', async () => {
  const shown = [await picture(), await picture(), await picture()]
  const pages = []
  for (const media of shown) {
    const section = headline()
    section.content.image = { mediaId: media.id, alt: 'Gambar', isDecorative: false }
    pages.push((await makePage(desk, { sections: [section] })).page)
  }
  const [, published, binned] = pages
  await desk.post(`/admin/landing-pages/${published!.id}/publish`, { headVersion: published!.headVersion })
  await desk.remove(`/admin/landing-pages/${binned!.id}`)
  // Even if they were marked as unused by mistake.
  for (const sha256 of await hashesNow()) await age(sha256, 400)

  expect(await remove()).toBe(0)
  expect(await Promise.all(shown.map(isShown))).toEqual([true, true, true])
})

test('a picture stays while a page that shows it is being published', async () => {
  const media = await picture()
  const section = headline()
  section.content.image = { mediaId: media.id, alt: 'Gambar', isDecorative: false }
  const { page } = await makePage(desk, { sections: [section] })
  for (const sha256 of await hashesNow()) await age(sha256, 400)
  app.pageDrawer.beforeDrawing = async () => void (await remove())
  const [published] = await Promise.all([
    desk.post(`/admin/landing-pages/${page.id}/publish`, { headVersion: page.headVersion }),
    remove(),
  ])
  app.pageDrawer.beforeDrawing = undefined
  expect(published.status).toBe(200)
  expect(await isShown(media)).toBe(true)
})

test('bytes that are kept again while they are being removed are there afterwards', async () => {
  const words = 'the same bytes, uploaded again'
  const sha256 = await keep(words)
  await age(sha256, 8)
  // Kept again before it is taken away, its row not yet written: the file is young.
  await keep(words)
  expect(await remove()).toBe(0)
  expect(existsSync(pathOf(sha256))).toBe(true)

  // Kept again between the last look and the removal.
  await age(sha256, 8)
  let looks = 0
  const keptBefore = new Date()
  const isRemoved = await blobs.remove(sha256, {
    keptBefore,
    isUnused: async () => {
      looks += 1
      if (looks === 2) await keep(words)
      return true
    },
  })
  expect([isRemoved, looks, existsSync(pathOf(sha256))]).toEqual([true, 2, true])

  // Named by a row at that moment.
  await age(sha256, 8)
  looks = 0
  const named = await blobs.remove(sha256, { keptBefore, isUnused: async () => (looks += 1) === 1 })
  expect([named, existsSync(pathOf(sha256))]).toEqual([false, true])
})

test('a removal that a crash interrupted leaves the file where it was', async () => {
  const sha256 = await keep('half way out')
  await rename(pathOf(sha256), `${pathOf(sha256)}.leaving`)
  await remove()
  expect([existsSync(pathOf(sha256)), existsSync(`${pathOf(sha256)}.leaving`)]).toEqual([true, false])
})

test('widths of a deleted picture are deleted, and a picture with the same bytes gets new ones', async () => {
  const media = await picture()
  const before = filesNow()
  await queries.execute(sql`DELETE FROM media WHERE id = ${media.id}`)
  await remove()
  for (const sha256 of await hashesNow()) await age(sha256, 8)
  expect(await remove()).toBeGreaterThanOrEqual(3)
  expect(filesNow()).toBeLessThanOrEqual(before - 3)
  const again = await upload(app, desk, {
    bytes: await drawing({ width: 500, height: 300 + count })
      .png()
      .toBuffer(),
    fileName: 'lagi.png',
  })
  await app.jobs.runDue()
  expect(await isShown(again.media)).toBe(true)
})

test('widths are not cleared away under a picture of the same bytes that is just arriving', async () => {
  const media = await picture()
  const [row] = (await queries.execute(sql`SELECT sha256 FROM media WHERE id = ${media.id}`)).rows as [
    { sha256: string },
  ]
  let removal: Promise<number | null> = Promise.resolve(null)
  let isDone = false
  await app.database.transaction(async (held) => {
    await held.execute(sql`SELECT name FROM locks WHERE name = 'media_files' FOR SHARE`)
    await queries.execute(sql`UPDATE media SET sha256 = ${'0'.repeat(64)} WHERE id = ${media.id}`)
    removal = remove().finally(() => {
      isDone = true
    })
    await expect.poll(async () => (await queries.execute(waiting)).rowCount).toBeGreaterThan(0)
    await held.execute(sql`UPDATE media SET sha256 = ${row.sha256} WHERE id = ${media.id}`)
    expect(isDone).toBe(false)
  })
  await removal
  expect(await isShown(media)).toBe(true)
})

test('files of another database are not thrown away', async () => {
  const stranger = await createTestApp()
  const hashes: string[] = []
  for (let at = 0; at < 60; at++) {
    const staged = await stranger.context.ports.blobs.stage()
    await writeFile(staged.path, `file ${at}`)
    hashes.push((await stranger.context.ports.blobs.keep(staged)).sha256)
  }
  expect(hashes[0]).toBe(createHash('sha256').update('file 0').digest('hex'))
  await remove(stranger)
  await stranger.database.queries.execute(sql`UPDATE unused_blobs SET found_at = now() - interval '8 days'`)
  await expect(remove(stranger)).rejects.toThrow('60 of 60 uploaded files belong to no picture of this database')
  expect((await hashesNow(stranger.context.ports.blobs)).length).toBe(60)
})
