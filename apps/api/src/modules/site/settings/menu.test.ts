import type { MenuSettings, PublicSite } from '@naikkelas/contract/site'
import { beforeEach, expect, test } from 'vitest'
import { makeFixedPage } from '../../../testing/fixed-page.ts'
import { changedSettings, changeSettings, settingsSeen, switchFlag } from '../../../testing/settings-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const desk = await app.signedIn()
await makeFixedPage(app.context, '/jasa-kami', 'Jasa kami')
beforeEach(async () => {
  await app.runJobs()
  app.pageDrawer.drawn.length = 0
})

const link = (label: string, href: string) => ({ label, href })
const fieldsIn = (body: unknown) => (body as { fields?: { path: string }[] }).fields?.map(({ path }) => path)
/** The menu that pages were drawn with last. */
async function drawnMenu() {
  await app.runJobs()
  return app.pageDrawer.drawn.at(-1)?.site?.menu
}
const seen = async () => ((await app.visitor().get('/site')).body.data as PublicSite).menu

test('a menu that is saved is on screens at once and in all published pages, in its order', async () => {
  const before = await seen()
  expect(before.top.map(({ label }) => label)).toEqual(['Live Streaming', 'Forum Diskusi'])
  const top = [link('Robotok', '/robotok'), link('Live', '/live')]
  await changedSettings(desk, 'menu', { top })
  expect((await seen()).top).toEqual(top)
  expect((await seen()).groups).toEqual(before.groups)
  expect((await drawnMenu())?.items.top).toEqual(top)
  expect(app.pageDrawer.drawn.map(({ address }) => address)).toEqual(['/jasa-kami'])
})

test('pages are drawn with the features that are on, and again when one is switched', async () => {
  await switchFlag(desk, 'tools_menu', false)
  expect(await drawnMenu()).toMatchObject({ toolsEnabled: false, forumEnabled: false })
  await switchFlag(desk, 'tools_menu', true)
  expect(await drawnMenu()).toMatchObject({ toolsEnabled: true })
})

test('who saves second gets the stored lists', async () => {
  const { version } = (await settingsSeen(desk)).menu
  await changedSettings(desk, 'menu', { links: [link('Acara', '/events')] })
  const { value } = (await settingsSeen(desk)).menu
  const late = await desk.send('PUT', '/admin/site-settings/menu', {
    value: { ...value, links: [] },
    version,
    effectiveAt: null,
  })
  expect(late).toMatchObject({
    status: 409,
    body: { data: { code: 'setting_changed', theirs: { value: { links: [link('Acara', '/events')] } } } },
  })
})

test.each<[Partial<MenuSettings>, string]>([
  [{ top: [link('', '/a')] }, 'value.top.0.label'],
  [{ top: [link('A', 'javascript:alert(1)')] }, 'value.top.0.href'],
  [{ links: [link('A', '//contoh.id')] }, 'value.links.0.href'],
  [{ top: Array.from({ length: 7 }, () => link('A', '/a')) }, 'value.top'],
  [{ groups: [{ label: 'Kelas', links: [] }] }, 'value.groups.0.links'],
  [{ footer: [{ label: ' ', links: [link('A', '/a')] }] }, 'value.footer.0.label'],
  [{ legal: [] }, 'value.legal'],
])('%j is refused at %s', async (changes, path) => {
  const reply = await changeSettings(desk, 'menu', changes)
  expect([reply.status, fieldsIn(reply.body.data)]).toEqual([422, [path]])
})

test('401 without a session, 403 without the settings', async () => {
  const body = { value: (await settingsSeen(desk)).menu.value, version: 0, effectiveAt: null }
  const stranger = await app.signedIn({ role: 1, menus: [{ menu: 'banners', capability: 'manage' }] })
  const statusOf = async (by: Pick<typeof desk, 'send'>) =>
    (await by.send('PUT', '/admin/site-settings/menu', body)).status
  expect([await statusOf(app.visitor()), await statusOf(stranger)]).toEqual([401, 403])
})
