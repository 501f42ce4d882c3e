import type { SellableCard, SellableDetail } from '@naikkelas/contract/commerce'
import { describe, expect, test } from 'vitest'
import { eventValue, makeCategory, makeSellable } from '../../../testing/catalogue-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

let now = new Date('2030-01-10T12:00:00.000Z')
const app = await createTestApp({ overrides: { clock: { now: () => now } } })
const desk = await app.signedIn()
const visitor = app.visitor()

const session = (day: number, title = '') => ({
  title,
  startsAt: `2030-01-${String(day).padStart(2, '0')}T12:00:00.000Z`,
  endsAt: `2030-01-${String(day).padStart(2, '0')}T14:00:00.000Z`,
})
const category = await makeCategory(desk)
const past = await makeSellable(
  desk,
  eventValue({ name: 'Temu Perajin Rotan', categoryId: category.id, details: { sessions: [session(8), session(9)] } }),
)
const halfway = await makeSellable(
  desk,
  eventValue({
    name: 'Temu Perajin Batik',
    summary: 'Bawa kain, tanya apa saja; gratis.',
    details: { sessions: [session(12, 'Hari kedua'), session(8, 'Hari pertama')] },
  }),
)
const dateless = await makeSellable(
  desk,
  eventValue({ name: 'Temu Perajin Kayu', details: { sessions: [] }, status: 0 }),
)

const numbersAt = async (path: string) =>
  ((await visitor.get(path)).body.data as { items: SellableCard[] }).items.map(({ number }) => number)

test('an event leaves the lists when its last session ends, and its page stays and says so', async () => {
  expect(dateless.number).toBeGreaterThan(0)
  expect(await numbersAt('/catalogue?kind=event')).toEqual([halfway.number])
  expect(await numbersAt(`/catalogue?category=${category.number}`)).toEqual([])
  const { event, availability } = (await visitor.get(`/catalogue/${past.number}`)).body.data as SellableDetail
  expect({ isOver: event?.isOver, availability }).toEqual({ isOver: true, availability: 'ended' })

  now = new Date('2030-01-12T14:00:00.000Z')
  expect(await numbersAt('/catalogue?kind=event')).toEqual([])
  now = new Date('2030-01-10T12:00:00.000Z')
})

test('a category whose events are all over is still one, and one that never held anything is none', async () => {
  const of = async (number: number) =>
    ((await visitor.get(`/catalogue?category=${number}`)).body.data as { category: object | null }).category
  expect(await of(category.number)).toEqual({ number: category.number, name: category.value.name })
  expect(await of((await makeCategory(desk)).number)).toBeNull()
  expect(((await visitor.get('/catalogue')).body.data as { category: object | null }).category).toBeNull()
})

test('the search, its counts and its suggestions have no event that is over', async () => {
  const found = (await visitor.get('/search?words=perajin')).body.data as { items: SellableCard[]; total: number }
  expect(found.items.map(({ number }) => number)).toEqual([halfway.number])
  expect(found.total).toBe(1)
  const { body } = await visitor.get('/search/suggestions?words=perajin')
  expect(body.data).toMatchObject([{ name: 'Temu Perajin Batik' }])
  const nothing = (await visitor.get('/search?words=zzzz')).body.data as { popular: SellableCard[] }
  expect(nothing.popular.map(({ number }) => number)).toEqual([halfway.number])
})

test('the sitemap keeps the page of an event that is over, and leaves out a category of nothing else', async () => {
  const addresses = (await app.recordAddresses()).map(({ address }) => address)
  expect(addresses).toContain(`/event/${past.value.link}`)
  expect(addresses).not.toContain(`/category/${category.number}`)
})

describe('the list of events that come', () => {
  const at = (instant: string) => ({ title: '', startsAt: instant, endsAt: instant.replace(/T\d\d/, 'T23') })
  const made = async (name: string, starts: string[]) =>
    (await makeSellable(desk, eventValue({ name, details: { sessions: starts.map(at) } }))).number
  interface List {
    items: SellableCard[]
    next: string | null
    previous: string | null
  }
  const listOf = async (query = '') =>
    (await visitor.get(`/catalogue?kind=event&order=soonest${query}`)).body.data as List

  test('is in the order of their next sessions, those that run first, and pages by key', async () => {
    now = new Date('2031-03-10T12:00:00.000Z')
    const later = await made('Nanti', ['2031-03-20T08:00:00.000Z'])
    await made('Sudah lewat', ['2031-03-09T08:00:00.000Z'])
    const running = await made('Sedang berjalan', ['2031-03-10T10:00:00.000Z'])
    const second = await made('Hari kedua', ['2031-03-01T08:00:00.000Z', '2031-03-12T08:00:00.000Z'])
    const sameTime = await made('Bersamaan', ['2031-03-20T08:00:00.000Z'])
    const { items } = await listOf()
    expect(items.map(({ number }) => number)).toEqual([running, second, later, sameTime])
    expect(items.map(({ event }) => event?.nextAt?.slice(5, 10))).toEqual(['03-10', '03-12', '03-20', '03-20'])

    // The month says the same.
    const { body } = await visitor.get('/event-sessions?from=2031-03-01T00:00:00Z&until=2031-04-01T00:00:00Z')
    const ahead = (body.data as { isOver: boolean; event: { number: number } }[]).filter(({ isOver }) => !isOver)
    expect(ahead.map(({ event }) => event.number)).toEqual([running, second, later, sameTime])

    // A page begins behind a place, whatever happens before it.
    const place = `${Date.parse('2031-03-12T08:00:00.000Z') / 1_000}.${second}`
    expect((await listOf(`&after=${place}`)).items.map(({ number }) => number)).toEqual([later, sameTime])
    expect((await listOf(`&before=${place}`)).items.map(({ number }) => number)).toEqual([running])
    now = new Date('2031-03-11T12:00:00.000Z')
    expect((await listOf(`&after=${place}`)).items.map(({ number }) => number)).toEqual([later, sameTime])
    now = new Date('2030-01-10T12:00:00.000Z')
  })
})

test('the month has sessions that are over, and says which', async () => {
  const { body } = await visitor.get('/event-sessions?from=2030-01-01T00:00:00Z&until=2030-02-01T00:00:00Z')
  const sessions = body.data as { startsAt: string; isOver: boolean; event: { name: string; availability: string } }[]
  expect(sessions.map(({ startsAt, isOver, event: { availability } }) => [startsAt, isOver, availability])).toEqual([
    [session(8).startsAt, true, 'ended'],
    [session(8).startsAt, true, 'available'],
    [session(9).startsAt, true, 'ended'],
    [session(12).startsAt, false, 'available'],
  ])
})

const textOf = async (response: Response) => (await response.text()).replace(/\r\n[ \t]/g, '')
const fetched = (path: string) => app.fetch(new Request(`http://localhost:3000${path}`))

test('an event has a calendar file with each session, under names that stay when the event changes', async () => {
  const path = `/api/events/${halfway.value.link}/calendar`
  const response = await fetched(path)
  expect(response.headers.get('content-type')).toContain('text/calendar')
  const file = await textOf(response)
  const { number, value } = halfway
  expect(file).toContain(`UID:acara-${number}-1@localhost`)
  expect(file).toContain('SUMMARY:Temu Perajin Batik: Hari pertama')
  expect(file).toContain('DTSTART:20300108T120000Z')
  expect(file).toContain(
    `DESCRIPTION:Bawa kain\\, tanya apa saja\\; gratis.\\nhttp://localhost:3000/event/${value.link}`,
  )
  expect(file).toContain('LOCATION:Online')

  const changed = await desk.send('PUT', `/admin/sellables/${halfway.id}`, {
    version: halfway.version,
    value: { ...halfway.value, details: { ...value.details, sessions: [session(8, 'Hari pertama'), session(13)] } },
  })
  expect(changed.status).toBe(200)
  const after = await textOf(await fetched(path))
  const uids = (text: string) => text.match(/^UID:.+$/gm)
  expect(uids(after)).toEqual(uids(file))
  expect(after.match(/^SEQUENCE:(.+)$/m)?.[1]).toBe(String(halfway.version + 1))
})

test('a calendar of what is inactive, unknown or no link is not found', async () => {
  expect((await visitor.get(`/events/${dateless.value.link}/calendar`)).status).toBe(404)
  expect((await visitor.get('/events/tidak-ada/calendar')).status).toBe(404)
  expect((await visitor.get('/events/Tidak%20Ada!/calendar')).status).toBe(404)
})

test('the feed has the events that are still to come', async () => {
  const response = await fetched('/events/kalender.ics')
  expect(response.headers.get('cache-control')).toBe('public, max-age=600')
  const feed = await textOf(response)
  expect(feed).toContain('X-WR-CALNAME:Acara ')
  expect(feed).toContain('Temu Perajin Batik')
  expect(feed).not.toContain('Rotan')
})
