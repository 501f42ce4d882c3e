import { thankYouPath } from '@naikkelas/contract'
import { RouterContextProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { type Api, apiContext } from '../../shared/api/api-context.ts'
import { loadLearner } from '../../shared/session/learner-session.ts'
import { loader } from './thank-you.route.ts'

const code = '0123456789ABCD'
const learner = {
  id: '0197a1c2-0000-7000-8000-000000000001',
  number: 7,
  name: 'Rina  Wulandari',
  email: 'rina@contoh.test',
  isEmailVerified: true,
  phone: null,
  isPhoneVerified: false,
  picture: null,
  viewedUntil: null,
}
const order = {
  code,
  status: 1,
  isLate: false,
  item: { number: 3, kind: 'course', name: 'Kelas <b>Foto</b>', address: '/kelas/foto' },
  mode: 2,
  method: 5,
  channel: 'qris',
  price: 349_000,
  discount: 0,
  total: 349_000,
  coupon: null,
  refunded: 0,
  createdAt: '2026-11-26T03:00:00.000Z',
  expiresAt: '2026-11-27T03:00:00.000Z',
  paidAt: '2026-11-27T02:00:00.000Z',
  expiredAt: null,
  bankAccounts: [],
  payment: null,
  invoiceNumber: 'INV/2026/11/00001',
  refunds: [],
  ticket: null,
}

type ThankYouPage = NonNullable<Api['thankYouPage']>

interface Given {
  /** Null without a session. */
  person?: { name: string } | null
  /** What the API says of the order; null for one that is another person's, or none. */
  found?: Partial<typeof order> | null
  hasPage?: boolean
}

/** The answer to a request, and what the page was asked to say. */
async function visit(address: string, { person = { name: learner.name }, found = {}, hasPage = true }: Given = {}) {
  const request = new Request(`http://localhost:3000${address}`)
  const context = new RouterContextProvider()
  const said: Parameters<ThankYouPage>[] = []
  const thankYouPage: ThankYouPage = async (...given) => {
    said.push(given)
    return hasPage ? new Response('halaman') : null
  }
  const answer = (data: unknown) => Response.json({ status: 200, message: 'OK', data })
  const refusal = (status: number, code: string) =>
    Response.json({ status, message: 'Tidak.', data: { code } }, { status })
  const fetch = async ({ url }: Request) => {
    if (new URL(url).pathname === '/api/me')
      return person === null ? refusal(401, 'not_signed_in') : answer({ ...learner, ...person })
    return found === null ? refusal(404, 'not_found') : answer({ ...order, ...found })
  }
  context.set(apiContext, { api: { fetch, thankYouPage }, request })
  const url = new URL(request.url)
  const id = /^\/thank-you\/(.+)$/.exec(url.pathname)?.[1]
  const given = { context, request, params: id === undefined ? {} : { id }, url }
  const response = (await loadLearner(given as never, async () => {
    try {
      return await loader(given as never)
    } catch (error) {
      if (error instanceof Response) return error
      throw error
    }
  })) as Response
  return { status: response.status, location: response.headers.get('location'), said }
}

test('the buyer of a paid order is shown its page, with what was bought and where it is', async () => {
  const { status, said } = await visit(`/thank-you/${code}`)
  expect(status).toBe(200)
  expect(said.map(([, path, filled]) => [path, filled])).toEqual([
    [
      '/thank-you',
      {
        facts: {
          nama_depan: 'Rina',
          yang_dibeli: 'Kelas <b>Foto</b>',
          kode_pesanan: code,
          total_bayar: 'Rp349.000',
          cara_bayar: 'QRIS',
          tanggal_bayar: '27 November 2026',
          status: 'Pembayaran berhasil',
          pesanan: `pembelian-saya/${code}`,
          lanjut: `pembelian-saya/${code}`,
        },
        parts: ['invoice'],
      },
    ],
  ])
})

test('what cost nothing has no invoice', async () => {
  const { said } = await visit(`/thank-you/${code}`, {
    found: { price: 0, total: 0, method: 0, channel: null as never, invoiceNumber: null as never },
  })
  expect(said[0]?.[2]).toMatchObject({
    facts: { total_bayar: 'Gratis', cara_bayar: 'tanpa pembayaran', status: 'Pesanan berhasil' },
    parts: [],
  })
})

test('an event with a day can be kept in a calendar', async () => {
  const session = { title: '', startsAt: '2026-12-01T12:00:00.000Z', endsAt: '2026-12-01T13:00:00.000Z' }
  const seat = { mode: 1, place: null, meetingUrl: 'https://meet.example/a', meetingOpensAt: null, sessions: [session] }
  const parts = async (ticket: object) => {
    const found = { item: { ...order.item, kind: 'event' }, ticket: ticket as never }
    return (await visit(thankYouPath('event', code), { found })).said[0]?.[2].parts
  }
  expect(await parts(seat)).toEqual(['invoice', 'kalender'])
  expect(await parts({ ...seat, sessions: [] })).toEqual(['invoice'])
})

test.each(['course', 'event', 'service', 'tool', 'add_on', 'partner_package'] as const)(
  'an order of the kind %s is led to its own page from any other',
  async (kind) => {
    const found = { item: { ...order.item, kind } }
    const own = thankYouPath(kind, code)
    for (const other of ['course', 'event', 'service', 'tool', 'add_on'] as const) {
      const { status, location } = await visit(thankYouPath(other, code), { found })
      if (thankYouPath(other, code) === own) expect(status).toBe(200)
      else expect([status, location]).toEqual([303, own])
    }
  },
)

test.each([
  ['waits', { status: 0 }, `/thank-you/pembayaran/${code}`],
  ['expired', { status: 2 }, `/pembelian-saya/${code}`],
  ['was given back', { refunded: 349_000 }, `/pembelian-saya/${code}`],
])('an order that %s is followed elsewhere', async (_how, found, place) => {
  const { status, location, said } = await visit(`/thank-you/${code}`, { found })
  expect([status, location, said]).toEqual([303, place, []])
})

test.each(['/thank-you', '/thank-you-jasa', '/thank-you-event?order=', '/thank-you-produk?utm_source=ig'])(
  'without an order (%s) purchases are shown',
  async (address) => {
    const { status, location } = await visit(address)
    expect([status, location]).toEqual([303, '/pembelian-saya'])
  },
)

test.each([`/thank-you/${code}`, '/thank-you/bukan-kode', '/thank-you-jasa?order=%3Cscript%3E'])(
  'an order of another person, or none (%s), is not found',
  async (address) => {
    const { location, said } = await visit(address, { found: null })
    expect([location, said]).toEqual(['/404', []])
  },
)

test('a visitor who is not signed in is asked to, and comes back', async () => {
  const { location, said } = await visit(`/thank-you-jasa?order=${code}`, { person: null })
  expect([location, said]).toEqual(['/login', []])
})

test('while its page is not published, the purchase is shown', async () => {
  const { status, location } = await visit(`/thank-you/${code}`, { hasPage: false })
  expect([status, location]).toEqual([303, `/pembelian-saya/${code}`])
})
