import { change, headline, makePage, readPage, retitle, send } from '@naikkelas/api/testing/page-factories'
import { testSection } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { apiPageSource } from './pages/api-page-source.ts'
import { createDrawingApp } from './testing/drawing-app.ts'

const { app, desk, publish, listener } = await createDrawingApp()

test('visitors of a deleted variant get another one, and after the test the first version', async () => {
  const section = headline({ title: 'Judul lama' })
  const { page, document } = await makePage(desk, { link: 'varian-hilang', sections: [section] })
  await send(desk, page.id, page.headVersion, change(...testSection(document, section.id, () => 'versi-b---')))
  const tested = await readPage(desk, page.id)
  const copy = tested.document.sections.find(({ id }) => id === 'versi-b---')
  if (!copy) throw new Error('there is no second version')
  await send(desk, page.id, tested.page.headVersion, change(retitle(copy, 'Judul baru')))
  await publish(page.id)
  const weights = ['a', 'b'].map((key) => ({ key, weight: 50 }))
  const experiment = { goal: 'cta', weights, leastLift: 20 }
  expect((await desk.post(`/admin/landing-pages/${page.id}/experiments`, experiment)).status).toBe(201)
  const { headVersion, publishedVersion } = (await readPage(desk, page.id)).page
  const mark = (await app.publicPages.loadBodies(page.id, publishedVersion ?? 0))?.split?.mark ?? ''
  const { ask, store } = await listener()
  const cookie = `nk_v_${mark}=b`
  const visit = async () => {
    const { status, body } = await ask('/varian-hilang', { headers: { cookie } })
    return [status, /Judul (?:lama|baru)/.exec(body.toString())?.[0]]
  }
  expect(await visit()).toEqual([200, 'Judul baru'])

  await send(desk, page.id, headVersion, change({ kind: 'removeSection', sectionId: copy.id }))
  const crowd = Array.from({ length: 50 }, visit)
  const [published, ...visits] = await Promise.all([publish(page.id), ...crowd])
  await store.takeIn(await apiPageSource(app.publicPages).recentlyChanged())

  expect(published.status).toBe(200)
  for (const seen of visits) expect(seen).toEqual([200, expect.stringMatching(/^Judul (?:lama|baru)$/)])
  expect(await visit()).toEqual([200, 'Judul lama'])
})
