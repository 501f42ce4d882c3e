// The measured page on our own server: eight photographs uploaded, fourteen sections composed and published through the API.
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { courseOffer, coursePictures, courseSections } from '../packages/ui/exports/samples.ts'

const link = 'bench-kelas-data'
const demo = { email: 'admin@naikkelas.test', password: 'NaikKelas2026!' }

/**
 * Makes the page and waits until its pictures are there in every width.
 * @param {{ origin: string, photos: string[], page: { title: string, description: string } }} options photos are paths of JPEG files, in the order of the page
 * @returns the page's address
 */
export async function makeOurPage({ origin, photos, page: { title, description } }) {
  const desk = await signIn(origin)
  const names = Object.keys(coursePictures)
  const ids = {}
  for (const [index, name] of names.entries()) ids[name] = (await upload(desk, photos[index])).id
  for (const id of Object.values(ids)) await untilEncoded(desk, id)
  const { page } = await desk('POST', '/admin/landing-pages', {
    name: title,
    link_landing_page: link,
    kind: 'exclusive',
  })
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

async function signIn(origin) {
  const cookies = new Map()
  const desk = async (method, path, body) => {
    const isForm = body instanceof FormData
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        origin,
        'sec-fetch-site': 'same-origin',
        'x-requested-with': 'bench',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0].split(/=(.*)/s)
      cookies.set(name, value)
    }
    const envelope = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(envelope)}`)
    return envelope.data
  }
  await desk('POST', '/admin/sign-in', demo)
  return desk
}

function upload(desk, file) {
  const form = new FormData()
  form.append('file', new Blob([readFileSync(file)], { type: 'image/jpeg' }), file.split('/').pop())
  return desk('POST', '/admin/media', form)
}

async function untilEncoded(desk, id) {
  for (let waited = 0; waited < 240; waited++) {
    if ((await desk('GET', `/admin/media/${id}`)).widths.length > 0) return
    await pause(500)
  }
  throw new Error(`picture ${id} was not encoded within two minutes`)
}
