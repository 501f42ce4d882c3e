import { testSection } from '@naikkelas/page'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { change, headline, makePage, retitle, send } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

let now = new Date('2026-11-20T10:00:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const tokenOf = (address: string) => address.replace('/preview/', '')

async function preview(pageId: string, body: unknown = {}) {
  const reply = await desk.post(`/admin/landing-pages/${pageId}/previews`, body)
  expect(reply.status).toBe(201)
  return reply.body.data as { address: string; expiresAt: string }
}

test('a preview shows the current draft', async () => {
  const section = headline({ title: 'Semula' })
  const { page } = await makePage(desk, { sections: [section] })
  const { address, expiresAt } = await preview(page.id)
  await send(desk, page.id, page.headVersion, change(retitle(section, 'Sesudahnya')))

  const snapshot = await app.publicPages.resolvePreview(tokenOf(address))

  expect(address).toMatch(/^\/preview\/[\w-]{22}$/)
  expect(expiresAt).toBe('2026-11-20T11:00:00.000Z')
  expect(snapshot).toMatchObject({
    pageId: page.id,
    version: page.headVersion + 1,
    isPreview: true,
    document: { sections: [{ content: { title: 'Sesudahnya' } }] },
  })
})

test('a preview ends after its hour, or after the day that was chosen', async () => {
  const { page } = await makePage(desk)
  const hour = await preview(page.id)
  const day = await preview(page.id, { hours: 24 })

  now = new Date('2026-11-20T11:00:01Z')

  expect(await app.publicPages.resolvePreview(tokenOf(hour.address))).toBeNull()
  expect(await app.publicPages.resolvePreview(tokenOf(day.address))).not.toBeNull()
})

test('revoked previews show nothing any more, those of other pages still do', async () => {
  const [one, two] = [await makePage(desk), await makePage(desk)]
  const ended = await preview(one.page.id)
  const kept = await preview(two.page.id)

  expect((await desk.remove(`/admin/landing-pages/${one.page.id}/previews`)).status).toBe(200)

  expect(await app.publicPages.resolvePreview(tokenOf(ended.address))).toBeNull()
  expect(await app.publicPages.resolvePreview(tokenOf(kept.address))).not.toBeNull()
})

test('a tampered preview address is 404', async () => {
  const { page } = await makePage(desk)
  const token = tokenOf((await preview(page.id)).address)
  const flipped = [...token].map((sign, at) => `${token.slice(0, at)}${sign === 'a' ? 'b' : 'a'}${token.slice(at + 1)}`)
  const tails = ['A', '=', '.', '\0', '\n', ' ', '/'].map((tail) => `${token}${tail}`)
  const doubled = [...token].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')
  for (const forged of [...flipped, ...tails, doubled, token.slice(1), token.toUpperCase(), page.id, ''])
    expect([forged, await app.publicPages.resolvePreview(forged)]).toEqual([forged, null])
  expect(await app.publicPages.resolvePreview(token)).not.toBeNull()
})

test('of a section that is tested, a preview shows the first version', async () => {
  const section = headline({ title: 'Judul lama' })
  const { page, document } = await makePage(desk, { sections: [section] })
  await send(desk, page.id, page.headVersion, change(...testSection(document, section.id)))
  const { address } = await preview(page.id)
  const shown = await app.publicPages.resolvePreview(tokenOf(address))
  expect(shown?.document.sections.map(({ id }) => id)).toEqual([section.id])
})

test('a page in the trash has no preview', async () => {
  const { page } = await makePage(desk)
  const { address } = await preview(page.id)
  await desk.remove(`/admin/landing-pages/${page.id}`)

  expect(await app.publicPages.resolvePreview(tokenOf(address))).toBeNull()
})

test('the database cannot give a preview’s token away', async () => {
  const { page } = await makePage(desk)
  const { address } = await preview(page.id)

  const { rows } = await app.database.queries.execute(
    sql`SELECT to_jsonb(landing_page_previews)::text AS row FROM landing_page_previews`,
  )

  expect(JSON.stringify(rows)).toContain(page.id)
  expect(JSON.stringify(rows)).not.toContain(tokenOf(address))
})

test.each(['', 'tebakan', 'a'.repeat(22), '../../etc/passwd'])('the token %j shows nothing', async (token) => {
  expect(await app.publicPages.resolvePreview(token)).toBeNull()
})

test('a preview with an unknown duration is refused', async () => {
  const { page } = await makePage(desk)
  expect((await desk.post(`/admin/landing-pages/${page.id}/previews`, { hours: 9999 })).status).toBe(422)
})
