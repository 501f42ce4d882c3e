import { randomUUID } from 'node:crypto'
import type { PerformedBulkAction } from '@naikkelas/contract/pages'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { change, headline, makePage, readPage, retitle, send } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const desk = await app.signedIn({ role: 0 })

/** A page whose title was changed so many times, each as a change of its own. */
async function editedPage(times: number) {
  const section = headline({ title: 'judul 0' })
  const { page } = await makePage(desk, { sections: [section] })
  const changes = Array.from({ length: times }, (_, at) => change(retitle(section, `judul ${at + 1}`, `judul ${at}`)))
  await send(desk, page.id, page.headVersion, ...changes)
  return { pageId: page.id, section, opened: page.headVersion, head: page.headVersion + times }
}

async function letDaysPass(days: number) {
  await app.database.queries.execute(sql`UPDATE landing_page_operations SET at = at - make_interval(days => ${days})`)
}

async function versionsSince(pageId: string, since: number) {
  const { body } = await desk.get(`/admin/landing-pages/${pageId}/changes?since=${since}`)
  return (body.data as { changes: { version: number }[] }).changes.map(({ version }) => version)
}

test('changes of the last 90 days are all there, and of older ones the last hundred of each page', async () => {
  const { pageId, head } = await editedPage(120)
  await letDaysPass(89)
  await app.tidy()
  expect(await versionsSince(pageId, 0)).toHaveLength(head)

  await letDaysPass(2)
  await app.tidy()

  const kept = await versionsSince(pageId, 0)
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([100, head - 99, head])
  expect((await readPage(desk, pageId)).document.sections[0]?.content.title).toBe('judul 120')
})

test('a client that asks for squashed operations sees a version gap and loads the whole document', async () => {
  const { pageId, section, opened, head } = await editedPage(120)
  await letDaysPass(91)
  await app.tidy()

  expect((await versionsSince(pageId, opened))[0]).toBeGreaterThan(opened + 1)
  const late = await send(desk, pageId, opened, change(retitle(section, 'judul terlambat', 'judul 120')))
  expect([late.status, late.data.headVersion]).toEqual([200, head + 1])
  expect(late.data.others[0]?.version).toBeGreaterThan(opened + 1)
  const whole = await readPage(desk, pageId)
  expect([whole.page.headVersion, whole.document.sections[0]?.content.title]).toEqual([head + 1, 'judul terlambat'])
})

test('a version that was named a year ago is restored whole, and a bulk action of then can be undone', async () => {
  const { pageId, section, head } = await editedPage(3)
  const named = await desk.post(`/admin/landing-pages/${pageId}/versions`, { name: 'Lama', headVersion: head })
  const { id: versionId } = named.body.data as { id: string }
  const acted = await desk.post('/admin/landing-pages/bulk-actions', {
    id: randomUUID(),
    act: { kind: 'offer', value: { price: 900_000 } },
    pages: [{ id: pageId, headVersion: head }],
  })
  const { done } = acted.body.data as { done: PerformedBulkAction }
  const more = Array.from({ length: 120 }, (_, at) =>
    change(retitle(section, `baru ${at + 1}`, at === 0 ? 'judul 3' : `baru ${at}`)),
  )
  await send(desk, pageId, head + 1, ...more)
  await letDaysPass(365)
  await app.tidy()

  const version = await desk.get(`/admin/landing-pages/${pageId}/versions/${versionId}`)
  expect(version.body.data).toMatchObject({ document: { sections: [{ content: { title: 'judul 3' } }] } })
  expect((await desk.post(`/admin/landing-pages/bulk-actions/${done.id}/undo`)).body.data).toMatchObject({
    restored: [{ id: pageId }],
    left: [],
  })
  expect((await readPage(desk, pageId)).document.offer.price).toBeNull()
})
