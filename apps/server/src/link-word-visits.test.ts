import { change, headline, makePage, readPage, send } from '@naikkelas/api/testing/page-factories'
import { sendVisit, visitOf } from '@naikkelas/api/testing/tracker-factories'
import type { PageAnalytics } from '@naikkelas/contract/marketing'
import { type LinkWords, spelledInLink } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { documentOf } from '../../../scripts/tests/setup/drawn.ts'
import { createDrawingApp } from './testing/drawing-app.ts'

const { app, desk, publish, listener } = await createDrawingApp()

const city: LinkWords = { kota: { fallback: 'kota Anda', words: ['Pulau Seribu'] } }

async function pageOf({ link, title, linkWords }: { link: string; title: string; linkWords?: LinkWords }) {
  const { page } = await makePage(desk, { link, sections: [headline({ title })] })
  const taken = linkWords && change({ kind: 'changeLinkWords', value: linkWords, was: {} })
  const saved = taken && (await send(desk, page.id, page.headVersion, taken))
  return { id: page.id, saved }
}

test('a page shows the city in its link, and its default word otherwise', async () => {
  const { id } = await pageOf({ link: 'kelas-sekota', title: 'Kelas malam di {kota}', linkWords: city })
  expect((await publish(id)).status).toBe(200)
  const { ask } = await listener()
  const text = async (query: string) => (await ask(`/kelas-sekota${query}`)).body.toString()
  const headline = (html: string) => documentOf(html).querySelector('h1')?.textContent
  expect(headline(await text(''))).toBe('Kelas malam di kota Anda')
  const sent = await text('?kota=pulau-seribu&utm_source=ig')
  expect(headline(sent)).toBe('Kelas malam di Pulau Seribu')
  // Link previews show the page with its default words.
  const there = documentOf(sent)
  expect(there.title).toBe('Kelas malam di kota Anda')
  expect(there.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/kelas-sekota$/)
  expect(await text('?kota=narnia')).toBe(await text(''))
})

test.each([
  ['?utm_source=ig&kota=PULAU+seribu', 'Pulau Seribu'],
  ['?kota=bandung&kota=solo', 'Bandung'],
  ['?kota=narnia', undefined],
])('a visit counts for the city that its page spoke of: %s', async (query, said) => {
  const link = `kelas-terhitung-${spelledInLink(said ?? 'tidak')}`
  const { id } = await pageOf({ link, title: 'Kelas malam di {kota}', linkWords: city })
  await publish(id)
  const { ask } = await listener()
  const shown = documentOf((await ask(`/${link}${query}`)).body.toString())
  expect(shown.querySelector('h1')?.textContent).toBe(`Kelas malam di ${said ?? 'kota Anda'}`)
  await sendVisit(
    app.visitor(),
    visitOf({ pageId: id, page: `/${link}`, url: `https://naikkelas.test/${link}${query}` }),
  )
  const { totals, cities } = (await desk.get(`/admin/landing-pages/${id}/figures`)).body.data as PageAnalytics
  expect([totals.views, cities.map((one) => one.city)]).toEqual([1, said === undefined ? [] : [said]])
})

test('a page without a default word is not published', async () => {
  const { id } = await pageOf({ link: 'tanpa-bawaan', title: 'Kelas malam di {kota}' })
  const refused = await publish(id)
  expect(refused.status).toBe(422)
  expect(JSON.stringify(refused.body.data)).toContain('Teks ini memakai {kota}, tetapi kata bawaannya belum diisi')
})

test.each([
  [{ kota: { fallback: 'x'.repeat(41), words: [] } }, 'Paling panjang 40 karakter'],
  [{ topik: { fallback: 'data', words: ['Excel', 'EXCEL'] } }, 'Satu kata ditulis dua kali'],
  [{ provinsi: { fallback: 'Jawa', words: [] } }, 'provinsi'],
])('words that cannot be taken are refused by a save: %j', async (value, sentence) => {
  const { page } = await makePage(desk)
  const reply = await send(
    desk,
    page.id,
    page.headVersion,
    change({ kind: 'changeLinkWords', value, was: {} } as never),
  )
  expect(reply.status).toBe(422)
  expect(JSON.stringify(reply.body)).toContain(sentence)
})

test('a preview and the list of published pages show the default word', async () => {
  const { id } = await pageOf({ link: 'kelas-daftar', title: 'Kelas pagi di {kota}', linkWords: city })
  const { page } = await readPage(desk, id)
  const seo = { kind: 'changeSeo', value: { title: 'Kelas pagi {kota}' }, was: { title: '' } } as const
  await send(desk, id, page.headVersion, change(seo))
  await publish(id)
  const listed = await desk.get('/landing-pages')
  expect(JSON.stringify(listed.body.data)).toContain('Kelas pagi kota Anda')
})
