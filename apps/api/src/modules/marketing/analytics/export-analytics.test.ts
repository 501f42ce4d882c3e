import { expect, test } from 'vitest'
import { formField, formSection, publish } from '../../../testing/form-factories.ts'
import { headline, makePage } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { sendVisit, visitOf } from '../../../testing/tracker-factories.ts'

const app = await createTestApp({ overrides: { clock: { now: () => new Date('2026-11-22T03:20:00Z') } } })
const desk = await app.signedIn()
const visitor = app.visitor()

const view = { name: 'page_visit' as const }
const seen = (section: string, visibleMs: number) => ({
  name: 'landing_page_section' as const,
  section,
  type: section,
  visibleMs,
})
const press = (afterMs: number) => ({
  name: 'lp_cta_click' as const,
  section: 'headline',
  button_type: 'cta',
  type: '/checkout/7',
  label: 'Daftar',
  afterMs,
})

/** The lines of a page's file of the last day, without their ends. */
async function linesOf(pageId: string, query = '?from=2026-11-22&until=2026-11-22') {
  const request = new Request(`http://localhost:3000/api/admin/landing-pages/${pageId}/figures.csv${query}`, {
    headers: { cookie: [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  return (await (await app.fetch(request, { clientAddress: '203.0.113.7' })).text()).split('\r\n')
}

test('each metric has its own column, and the file contains the selected period', async () => {
  const form = formSection('lead_form', { fields: [formField('name')] })
  const { page } = await makePage(desk, { sections: [headline({ title: 'Toko ramai' }), form] })
  await publish(desk, page)
  const source = 'utm_source=ig&utm_campaign=gajian'
  const visits = [
    { visitorId: 'andi-tiga-kali', source, events: [view, seen('headline', 3_000), press(2_000)] },
    { visitorId: 'andi-tiga-kali', source, events: [view, press(4_000)] },
    { visitorId: 'andi-tiga-kali', source, events: [view] },
    { visitorId: 'budi-sekali', source, events: [view, seen('headline', 5_000), seen('lead_form', 2_000)] },
    { visitorId: 'citra-sekali', platform: 'desktop', events: [view] },
    { visitorId: 'dewi-sekali', platform: 'desktop', events: [view] },
  ]
  for (const visit of visits)
    expect((await sendVisit(visitor, visitOf({ pageId: page.id, ...visit }))).status).toBe(200)
  for (const name of ['Sari', 'Tuti']) {
    const from = `http://localhost:3000${page.address}?utm_campaign=gajian`
    const sent = await visitor.post(`/leads/${page.id}/${form.id}`, { answers: { name }, source: from })
    expect(sent.status).toBe(200)
  }
  const cost = { campaign: 'gajian', from: '2026-11-22', until: '2026-11-22', amount: 300_000 }
  expect((await desk.post(`/admin/landing-pages/${page.id}/ad-costs`, cost)).status).toBe(201)

  const lines = await linesOf(page.id)
  const below = (head: RegExp, count = 1) => {
    const at = lines.findIndex((line) => head.test(line))
    return lines.slice(at + 1, at + 1 + count)
  }
  expect(below(/^"Tanggal",/)).toEqual(['"2026-11-22","6","4","2"'])
  expect(below(/^"Sumber",/, 2)).toEqual(['"instagram","4","2","0.5"', '"direct","2","2","0"'])
  expect(below(/^"Bagian",/, 2)).toEqual([
    '"Judul: Toko ramai","0.5","4","0.5","2","0","0","0"',
    '"Formulir minat: Dapatkan panduannya","0.25","2","1","0","0","0","0"',
  ])
  expect(below(/^"Tulisan",/)).toEqual(['"Daftar","/checkout/7","2","1","0.3333","3"'])
  expect(below(/^"Kampanye",/)).toEqual(['"gajian","4","2","2","0","0","300000","150000","","0"'])

  const narrowed = await linesOf(page.id, '?from=2026-11-22&until=2026-11-22&source=direct')
  expect(narrowed).toContain('"2026-11-22","2","2","0"')
})
