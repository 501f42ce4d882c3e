import { readdirSync, readFileSync } from 'node:fs'
import type { PageAnalytics } from '@naikkelas/contract/marketing'
import { type Operation, shortId, type StoredSection } from '@naikkelas/page'
import { defaultSettings, type Link, sections } from '@naikkelas/ui/sections/registry'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { publish } from '../../../testing/form-factories.ts'
import { change, makePage, readPage, send } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { sendVisit, visitOf } from '../../../testing/tracker-factories.ts'

let now = new Date('2026-11-22T03:20:00Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const visitor = app.visitor()

const linksOf = async (pageId: string) =>
  ((await desk.get(`/admin/landing-pages/${pageId}/figures`)).body.data as PageAnalytics).links

/** Presses of one link of the list, as the page's script names it. */
async function press(
  pageId: string,
  { times = 1, ...link }: { label: string; type: string; element: string; times?: number; [more: string]: unknown },
) {
  for (let count = 0; count < times; count++) {
    const event = { name: 'button_click' as const, button_type: 'link', section: 'link_list', afterMs: 1_000, ...link }
    expect((await sendVisit(visitor, visitOf({ pageId, events: [{ name: 'page_visit' }, event] }))).status).toBe(200)
  }
}

const alpha = { label: 'Alpha', type: 'https://alpha.contoh.test/' }
const beta = { label: 'Beta\nHari ini saja', type: 'https://beta.contoh.test/' }

const addressOf = (href: string): Link => ({ kind: 'url', href })

async function linkPage({ first = addressOf(`${alpha.type}?utm_source=kami`), second = 'Beta' } = {}) {
  const { version, defaults } = sections.link_list
  const noImage = defaults.items[0]?.image
  const item = (id: string, label: string, target: Link) => ({
    id,
    label,
    target,
    note: '',
    icon: '',
    image: noImage,
    isHighlighted: false,
    price: '',
    from: null,
    to: null,
  })
  const items = [item('taut-alpha', 'Alpha', first), item('taut-beta0', second, addressOf(beta.type))]
  const content = { ...JSON.parse(JSON.stringify(defaults)), items }
  const list: StoredSection = { id: shortId(), type: 'link_list', version, content, settings: defaultSettings }
  const { page } = await makePage(desk, { sections: [list, { ...list, id: shortId() }] })
  const linkWords = { kota: { fallback: 'kota Anda', words: [] } }
  const withWords = change({ kind: 'changeLinkWords', value: second.includes('{kota}') ? linkWords : {}, was: {} })
  expect((await send(desk, page.id, page.headVersion, withWords)).status).toBe(200)
  await publish(desk, (await readPage(desk, page.id)).page)
  const about = { sectionId: list.id, sectionVersion: version, path: ['items'] }
  return { page, about, items }
}

async function republish(pageId: string, operation: Operation) {
  const before = (await readPage(desk, pageId)).page
  expect((await send(desk, pageId, before.headVersion, change(operation))).status).toBe(200)
  await publish(desk, (await readPage(desk, pageId)).page)
}

test('a moved link keeps its clicks, and a deleted one is marked', async () => {
  const { page, about, items } = await linkPage()
  await press(page.id, { ...alpha, element: '0', times: 3 })
  await press(page.id, { ...beta, element: '1' })
  await republish(page.id, { kind: 'moveItem', ...about, itemId: 'taut-alpha', afterId: 'taut-beta0' })
  await press(page.id, { ...beta, element: '0' })
  const shown = (await linksOf(page.id)).map(({ label, target, clicks, isOnPage }) => [label, target, clicks, isOnPage])
  expect(shown).toEqual([
    ['Alpha', alpha.type, 3, true],
    [beta.label, beta.type, 2, true],
  ])
  await republish(page.id, { kind: 'removeItem', ...about, itemId: 'taut-alpha' })
  expect((await linksOf(page.id)).map(({ label, isOnPage }) => [label, isOnPage])).toEqual([
    ['Alpha', false],
    [beta.label, true],
  ])
  expect(items).toHaveLength(2)
})

test('made-up links cannot fill the table: beyond two hundred new links per page and day they are counted together', async () => {
  const { page } = await linkPage()
  await press(page.id, { ...alpha, element: '0' })
  for (let delivery = 0; delivery < 6; delivery++) {
    const events = Array.from({ length: 50 }, (_, index) => ({
      name: 'button_click' as const,
      section: 'link_list',
      type: '/palsu',
      label: `Palsu ${delivery}-${index}`,
    }))
    expect((await sendVisit(visitor, visitOf({ pageId: page.id, events }))).status).toBe(200)
  }
  await press(page.id, { ...alpha, element: '0' })
  const { rows } = await app.database.queries.execute(sql`
    SELECT count(DISTINCT element)::int AS links, sum(events)::int AS presses,
      (sum(events) FILTER (WHERE element = 'other'))::int AS others
    FROM tracker_hours WHERE page_id = ${page.id} AND name = 'button_click'`)
  expect(rows).toEqual([{ links: 201, presses: 302, others: 101 }])
  const links = await linksOf(page.id)
  expect(links[0]).toMatchObject({ isOther: true, clicks: 101, label: '' })
  expect(links[1]).toMatchObject({ isOther: false, clicks: 2, label: 'Alpha' })
  // The next day the page may have new ones again.
  now = new Date('2026-11-23T03:20:00Z')
  await press(page.id, { label: 'Gamma', type: '/gamma', element: '3', times: 102 })
  expect((await linksOf(page.id))[0]).toMatchObject({ label: 'Gamma', clicks: 102 })
})

test('what was counted by places is counted by links once the migration ran, and nothing is lost', async () => {
  const { page } = await linkPage()
  await press(page.id, { ...alpha, element: '0', times: 3 })
  await press(page.id, { ...beta, element: '1', times: 2 })
  const before = await linksOf(page.id)
  const { queries } = app.database
  // As two links that were in the same place one after the other.
  await queries.execute(sql`DELETE FROM tracker_hours WHERE page_id = ${page.id} AND element = ${before[1]?.link}`)
  await queries.execute(
    sql`UPDATE tracker_hours SET element = '0', events = 5 WHERE page_id = ${page.id} AND element = ${before[0]?.link}`,
  )
  await queries.execute(sql`DELETE FROM tracker_links`)
  expect((await linksOf(page.id)).map(({ label, clicks }) => [label, clicks])).toEqual([['', 5]])
  const folder = new URL('../../../platform/database/migrations/', import.meta.url)
  const file = readdirSync(folder).find((name) => name.endsWith('_pressed_links.sql')) ?? ''
  const text = readFileSync(new URL(file, folder), 'utf8')
  await queries.execute(sql.raw(text.slice(text.indexOf('INSERT INTO tracker_links'))))
  expect(await linksOf(page.id)).toEqual(before)
})

test('what is made only when a page is drawn is not called gone: the address of a chat, and words that links bring', async () => {
  const chat: Link = { kind: 'whatsapp', number: '6281200011122', text: '' }
  const { page } = await linkPage({ first: chat, second: 'Beta {kota}' })
  await press(page.id, { label: 'Alpha', type: 'https://wa.me/6281200011122', element: '0', times: 2 })
  await press(page.id, { label: 'Beta Bandung', type: beta.type, element: '1' })
  expect((await linksOf(page.id)).map(({ label, isOnPage }) => [label, isOnPage])).toEqual([
    ['Alpha', true],
    ['Beta Bandung', true],
  ])
})

test('the same link in two sections is counted in each', async () => {
  const { page } = await linkPage()
  await press(page.id, { ...alpha, element: '0', times: 2, afterMs: 2_000 })
  await press(page.id, { ...alpha, element: '0', section: 'link_list-2', afterMs: 9_000 })
  expect((await linksOf(page.id)).map(({ clicks, medianMs }) => [clicks, medianMs])).toEqual([
    [2, 2_000],
    [1, 9_000],
  ])
})

test('what robots press makes no link known', async () => {
  const { page } = await linkPage()
  const events = [{ name: 'button_click' as const, section: 'link_list', ...alpha }]
  await sendVisit(visitor, visitOf({ pageId: page.id, events }), { 'user-agent': 'Googlebot/2.1' })
  const { rows } = await app.database.queries.execute(sql`
    SELECT element, traffic, (SELECT count(*)::int FROM tracker_links WHERE page_id = ${page.id}) AS known
    FROM tracker_hours WHERE page_id = ${page.id}`)
  expect(rows).toEqual([{ element: '', traffic: 'bot', known: 0 }])
})

test('the same label with another target is another link, and its label is kept as long as its analytics', async () => {
  const { page } = await linkPage()
  await press(page.id, { ...alpha, element: '0', times: 2 })
  await press(page.id, { ...alpha, type: 'https://lain.contoh.test/', element: '0' })
  const before = now
  now = new Date('2027-04-01T03:00:00Z')
  await app.tidy()
  const analytics = (await desk.get(`/admin/landing-pages/${page.id}/figures?from=2026-11-22&until=2026-11-23`)).body
    .data as PageAnalytics
  now = before
  expect(
    analytics.links.map(({ label, target, clicks, isOnPage, medianMs }) => [label, target, clicks, isOnPage, medianMs]),
  ).toEqual([
    ['Alpha', alpha.type, 2, true, null],
    ['Alpha', 'https://lain.contoh.test/', 1, false, null],
  ])
})
