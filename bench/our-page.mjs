// The measured page on our own server: eight photographs uploaded, fourteen sections composed and published through the API.
import { courseOffer, coursePictures, courseSections } from '../packages/ui/exports/samples.ts'
import { signIn, uploadPictures } from './desk.mjs'

const link = 'bench-kelas-data'

/**
 * Makes the page and waits until its pictures are there in every width.
 * @param {{ origin: string, photos: string[], page: { title: string, description: string } }} options photos are paths of JPEG files, in the order of the page
 * @returns the page's address
 */
export async function makeOurPage({ origin, photos, page: { title, description } }) {
  const desk = await signIn(origin)
  const names = Object.keys(coursePictures)
  const ids = await uploadPictures(desk, Object.fromEntries(names.map((name, index) => [name, photos[index]])))
  const { page } = await desk('POST', '/admin/landing-pages', {
    name: title,
    link_landing_page: link,
    kind: 'exclusive',
  })
  // The peers' page has no bars of a site around its fourteen sections.
  await desk('PATCH', `/admin/landing-pages/${page.id}`, { siteParts: 'off' })
  const sections = courseSections(ids)
  const operations = [
    { kind: 'changeSeo', value: { title, description }, was: { title: '', description: '' } },
    { kind: 'changeOffer', value: courseOffer, was: await offerOf(desk, page.id) },
    ...sections.map((section, index) => ({ kind: 'insertSection', section, afterId: sections[index - 1]?.id ?? null })),
  ]
  const { headVersion } = await desk('POST', `/admin/landing-pages/${page.id}/changes`, {
    baseVersion: 0,
    changes: [{ id: crypto.randomUUID(), operations }],
  })
  const published = await desk('POST', `/admin/landing-pages/${page.id}/publish`, { headVersion })
  return `${origin}${published.address}`
}

async function offerOf(desk, pageId) {
  return (await desk('GET', `/admin/landing-pages/${pageId}`)).document.offer
}
