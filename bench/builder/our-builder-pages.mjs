// Pages of 14, 100 and 500 sections on our own server: the course page's sections over and over, made through the API.
import { courseOffer, coursePictures, courseSections } from '../../packages/ui/exports/samples.ts'
import { signIn, uploadPictures } from '../desk.mjs'

/** Sections a change carries: a request has its size limit. */
const perChange = 50

/**
 * @param {{ origin: string, photos: string[], sizes: number[] }} options
 * @returns the builder's address by size, and the session's cookies
 */
export async function makeBuilderPages({ origin, photos, sizes }) {
  const desk = await signIn(origin)
  const names = Object.keys(coursePictures)
  const ids = await uploadPictures(desk, Object.fromEntries(names.map((name, index) => [name, photos[index]])))
  const addresses = {}
  for (const size of sizes) addresses[size] = `${origin}${await makePage(desk, { size, ids })}`
  const cookies = [...desk.cookies].map(([name, value]) => ({ name, value, url: origin }))
  return { addresses, cookies }
}

async function makePage(desk, { size, ids }) {
  const { page, document } = await desk('POST', '/admin/landing-pages', {
    name: `Bench ${size} bagian`,
    link_landing_page: `bench-${size}`,
    kind: 'exclusive',
  })
  const course = courseSections(ids)
  const sections = Array.from({ length: size }, (_, index) => ({
    ...course[index % course.length],
    id: `b${String(index + 1).padStart(9, '0')}`,
  }))
  const operations = [
    { kind: 'changeOffer', value: courseOffer, was: document.offer },
    ...sections.map((section, index) => ({ kind: 'insertSection', section, afterId: sections[index - 1]?.id ?? null })),
  ]
  let baseVersion = 0
  for (let from = 0; from < operations.length; from += perChange) {
    const changes = [{ id: crypto.randomUUID(), operations: operations.slice(from, from + perChange) }]
    const { headVersion } = await desk('POST', `/admin/landing-pages/${page.id}/changes`, { baseVersion, changes })
    baseVersion = headVersion
  }
  return `/admin/landing-pages/${page.id}`
}
