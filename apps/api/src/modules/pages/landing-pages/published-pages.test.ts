import type { OutputFor } from '@naikkelas/contract'
import type { LandingPage, listPublishedPages, PublishedPage } from '@naikkelas/contract/pages'
import type { Operation } from '@naikkelas/page'
import { expect, onTestFinished, test, vi } from 'vitest'
import { change, headline, makePage, send } from '../../../testing/page-factories.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { drawing, upload } from '../../../testing/upload.ts'

type List = OutputFor<typeof listPublishedPages>

/** A site of its own with an admin who publishes. */
async function site() {
  const app = await createTestApp()
  const desk = await app.signedIn()
  return { app, desk, visitor: app.visitor() }
}
type Site = Awaited<ReturnType<typeof site>>

const listOf = async ({ visitor }: Pick<Site, 'visitor'>, query = '') =>
  (await visitor.get(`/landing-pages${query}`)).body.data as List

const seo = (value: {
  title?: string
  description?: string
  imageId?: string | null
  isIndexed?: boolean
}): Operation =>
  ({
    kind: 'changeSeo',
    value: { title: '', description: '', imageId: null, isIndexed: true, ...value },
    was: { title: '', description: '', imageId: null, isIndexed: true },
  }) as Operation

async function publish({ desk }: Pick<Site, 'desk'>, page: Pick<LandingPage, 'id'>, headVersion: number) {
  const reply = await desk.post(`/admin/landing-pages/${page.id}/publish`, { headVersion })
  expect(reply.status).toBe(200)
}

async function published(site: Site, given: Parameters<typeof makePage>[1] & { seo?: Parameters<typeof seo>[0] }) {
  const { page } = await makePage(site.desk, given)
  const sent = given.seo ? await send(site.desk, page.id, page.headVersion, change(seo(given.seo))) : undefined
  await publish(site, page, sent?.data.headVersion ?? page.headVersion)
  return page
}

async function picture(app: TestApp, desk: Site['desk'], width: number, height: number) {
  const bytes = await drawing({ width, height }).png().toBuffer()
  const { media } = await upload(app, desk, { bytes, fileName: 'rahasia-dapur.png' })
  return media
}

test('anyone sees which pages are published, latest first, and none of the others', async () => {
  const here = await site()
  await published(here, { link: 'lebih-dulu' })
  const second = await published(here, { link: 'kemudian', kind: 'partner' })
  await makePage(here.desk, { link: 'masih-draf' })
  const gone = await published(here, { link: 'sudah-dibuang' })
  await here.desk.remove(`/admin/landing-pages/${gone.id}`)
  const withdrawn = await published(here, { link: 'ditarik' })
  await here.desk.post(`/admin/landing-pages/${withdrawn.id}/unpublish`)
  await published(here, { link: 'tersembunyi', seo: { isIndexed: false } })

  const list = await listOf(here)
  expect(list).toMatchObject({ total: 2, page: 1, perPage: 24 })
  expect(list.items).toEqual([
    {
      address: '/p/kemudian',
      kind: 'partner',
      title: second.name,
      description: '',
      publishedAt: expect.any(String) as string,
      image: null,
    },
    expect.objectContaining({ address: '/lebih-dulu', kind: 'exclusive' }),
  ])
})

test('the list of published pages has the published texts, not those of the draft', async () => {
  const here = await site()
  const page = await published(here, {
    link: 'kelas-foto',
    seo: { title: 'Kelas foto produk', description: 'Foto yang menjual, dari ponsel.' },
  })
  const detail = (await here.desk.get(`/admin/landing-pages/${page.id}`)).body.data as { page: LandingPage }
  await send(
    here.desk,
    page.id,
    detail.page.headVersion,
    change({
      kind: 'changeSeo',
      value: { title: 'Rencana rahasia', description: '', imageId: null, isIndexed: true },
      was: {
        title: 'Kelas foto produk',
        description: 'Foto yang menjual, dari ponsel.',
        imageId: null,
        isIndexed: true,
      },
    } as Operation),
  )
  await here.desk.patch(`/admin/landing-pages/${page.id}`, { name: 'Nama rahasia' })
  expect((await listOf(here)).items[0]).toMatchObject({
    title: 'Kelas foto produk',
    description: 'Foto yang menjual, dari ponsel.',
  })
})

test('its picture is the one it is shared with, else the first it shows that fits a card', async () => {
  const here = await site()
  const [share, strip, first] = [
    await picture(here.app, here.desk, 600, 315),
    await picture(here.app, here.desk, 800, 90),
    await picture(here.app, here.desk, 400, 300),
  ]
  const showing = (mediaId: string, isHidden = false) => {
    const section = headline()
    section.content.image = { mediaId, alt: 'Gambar', isDecorative: false }
    return { ...section, settings: { ...section.settings, isHidden } }
  }
  const sections = () => [showing(share.id, true), showing(strip.id), showing(first.id)]
  await published(here, { link: 'gambar-pertama', sections: sections() })
  await published(here, { link: 'gambar-bagikan', sections: sections(), seo: { imageId: share.id } })
  await here.app.jobs.runDue()
  // Widths are made after the page was published: what was listed before is forgotten with its next change.
  await published(here, { link: 'tanpa-gambar' })

  const images = Object.fromEntries((await listOf(here)).items.map(({ address, image }) => [address, image]))
  expect(images['/tanpa-gambar']).toBeNull()
  expect(images['/gambar-bagikan']?.id).toBe(share.id)
  expect(images['/gambar-pertama']).toEqual({
    id: first.id,
    sha8: first.sha8,
    width: 400,
    height: 300,
    color: first.color,
    widths: [400],
    alt: first.alt,
  })
  // The original file name is private.
  expect(JSON.stringify(images)).not.toContain('fileName')
})

test('a hundred visitors at once cost one look into the database, and a page that goes public is seen at once', async () => {
  const here = await site()
  await published(here, { link: 'satu' })
  const execute = vi.spyOn(here.app.context.database.queries, 'execute')
  onTestFinished(() => execute.mockRestore())
  const totals = await Promise.all(Array.from({ length: 100 }, async () => (await listOf(here)).total))
  expect([new Set(totals), execute.mock.calls.length]).toEqual([new Set([1]), 2])
  await published(here, { link: 'dua' })
  expect((await listOf(here)).total).toBe(2)
})

test('while the database is away the list is what it was a moment ago', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const here = await site()
  await published(here, { link: 'bertahan' })
  expect((await listOf(here)).total).toBe(1)
  vi.advanceTimersByTime(60_000)
  const execute = vi.spyOn(here.app.context.database.queries, 'execute').mockRejectedValue(new Error('away'))
  const [known, unknown] = [await here.visitor.get('/landing-pages'), await here.visitor.get('/landing-pages?page=2')]
  execute.mockRestore()
  expect([known.status, (known.body.data as List).total, unknown.status]).toEqual([200, 1, 500])
  expect((await here.visitor.get('/landing-pages?page=2')).status).toBe(200)
})

test('24 are listed at a time', async () => {
  const here = await site()
  for (let at = 0; at < 26; at++) await published(here, { link: `halaman-ke-${at}` })
  const pages = [await listOf(here), await listOf(here, '?page=2'), await listOf(here, '?page=3')]
  expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
    [24, 26],
    [2, 26],
    [0, 26],
  ])
  const seen = pages.flatMap(({ items }) => items.map(({ address }: PublishedPage) => address))
  expect(new Set(seen).size).toBe(26)
})

test.each(['page=0', 'page=-1', 'page=1.5', 'page=satu', 'page=10001', 'page=1&page=2', 'perPage=5', 'status=draft'])(
  'an invalid query (%s) is refused with its error',
  async (query) => {
    const here = await refusing
    const reply = await here.visitor.get(`/landing-pages?${query}`)
    expect(reply.status).toBe(422)
    expect((reply.body.data as { fields: unknown[] }).fields.length).toBeGreaterThan(0)
  },
)
const refusing = site()

test('a client with too many requests is limited, and others are not', async () => {
  const here = await site()
  const ask = (clientAddress: string) =>
    here.app.fetch(new Request('http://localhost:3000/api/landing-pages'), { clientAddress })
  let last = await ask('203.0.113.9')
  for (let at = 0; at < 600; at++) last = await ask('203.0.113.9')
  expect([last.status, Number(last.headers.get('retry-after')) > 0]).toEqual([429, true])
  const other = await ask('203.0.113.10')
  expect([other.status, other.headers.get('cache-control')]).toEqual([200, 'public, max-age=10'])

  for (let at = 0; at < 600; at++) last = await ask(`2001:db8:1:1::${at.toString(16)}`)
  expect([last.status, (await ask('2001:db8:1:1:9::')).status]).toEqual([200, 429])
  expect((await ask('2001:db8:1:2::')).status).toBe(200)
})
