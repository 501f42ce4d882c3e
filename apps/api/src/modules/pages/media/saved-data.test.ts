import { type Media, mediaUrl } from '@naikkelas/contract/pages'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const desk = await app.signedIn()
const media = await courseMedia()

const weigh = async (address: string, headers: HeadersInit) => {
  const answer = await app.fetch(new Request(`http://localhost:3000${address}`, { method: 'HEAD', headers }))
  return Number(answer.headers.get('content-length'))
}

/** A portrait, half of a phone's width, and all of it. */
const places = [2, 3].flatMap((density) => [44, 180, 360].map((points) => ({ density, points })))

test.each(places)(
  'Save-Data halves the pictures of a course page at $points points and $density×',
  async ({ density, points }) => {
    for (const format of ['avif', 'webp'] as const) {
      const addresses = media.map((one) => {
        const width = one.widths.find((wide) => wide >= points * density) ?? one.widths.at(-1) ?? 0
        return mediaUrl(one, format, width)
      })
      const total = async (headers: HeadersInit) =>
        (await Promise.all(addresses.map((address) => weigh(address, headers)))).reduce((sum, one) => sum + one, 0)
      const whole = await total({})
      expect(whole).toBeGreaterThan(addresses.length * 1_000)
      expect(await total({ 'save-data': 'on' })).toBeLessThanOrEqual(whole / 2)
    }
  },
)

/** The pictures of a page made from the template of courses, once all their widths are made. */
async function courseMedia(): Promise<Media[]> {
  const given = { name: 'Kelas', link_landing_page: 'kelas-hemat', kind: 'exclusive', template: 'paid_course' }
  const { media: named } = (await desk.post('/admin/landing-pages', given)).body.data as { media: Media[] }
  await app.jobs.runDue()
  return Promise.all(named.map(async ({ id }) => (await desk.get(`/admin/media/${id}`)).body.data as Media))
}
