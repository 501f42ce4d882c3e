// Facts of every kind that a backup must keep: made through the API, read again through the same doors.
import { createHash } from 'node:crypto'
import { uploadPictures } from '../../bench/desk.mjs'
import { viewOf } from '../../bench/tracker-load.mjs'
import { sections } from '../../packages/ui/src/sections/registry.gen.ts'
import { defaultSettings } from '../../packages/ui/src/sections/section-settings.ts'
import { root } from '../node24.mjs'

const booklet = Buffer.from('%PDF-1.7\nisi buku kecil')
const phone =
  'Mozilla/5.0 (Linux; Android 11; CPH2269) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/88.0.4324.181 Mobile Safari/537.36'
export const advertiserToken = 'EAAB-token-of-the-advertiser-0123456789'

/** @returns what `readFacts` needs to find them again */
export async function makeFacts({ origin, desk }) {
  const { photo } = await uploadPictures(desk, { photo: `${root}/docs/images/builder.png` })
  const file = new FormData()
  file.append('file', new Blob([booklet]), 'Buku kecil.pdf')
  const download = await desk('POST', '/admin/downloads', file)
  const { pageId, formId, address } = await publishPage(desk, { photo, download })
  await desk('POST', `/admin/landing-pages/${pageId}/comments`, { sectionId: formId, text: 'Judulnya sudah pas.' })
  await visit({ origin, pageId, number: 1 })
  const thanks = await sendForm({ origin, pageId, formId })
  const next = await formNext({ origin, pageId, formId, thanks })
  const [lead] = (await desk('GET', `/admin/leads?pageId=${pageId}`)).items
  return { pageId, formId, address, thanks, downloadAddress: next.address, optOutToken: lastPart(lead.optOutAddress) }
}

/** All facts by name; the same before a backup and after its restore. */
export async function readFacts({ origin, desk, made }) {
  const { pageId } = made
  const { page, document, media } = await desk('GET', `/admin/landing-pages/${pageId}`)
  const body = await bytesOf(`${origin}${made.address}`)
  return {
    session: await desk('GET', '/admin/me'),
    page: { published: page.publishedVersion, head: page.headVersion, document, media },
    versions: await desk('GET', `/admin/landing-pages/${pageId}/versions`),
    'bytes of the page': { ...summary(body), etag: body.etag },
    'media files': await mediaOf(origin, body),
    leads: (await desk('GET', `/admin/leads?pageId=${pageId}`)).items,
    comments: await desk('GET', `/admin/landing-pages/${pageId}/comments`),
    visits: await desk('GET', `/admin/landing-pages/${pageId}/figures`),
    'sealed token': (await desk('GET', `/admin/landing-pages/${pageId}/pixel-events`)).secrets,
    ...(await readSignedLinks({ origin, made })),
  }
}

/** What signed links of before the backup lead to. */
export async function readSignedLinks({ origin, made }) {
  return {
    'download link': summary(await bytesOf(`${origin}${made.downloadAddress}`)),
    'link of the thank-you page': (await formNext({ origin, ...made }))?.kind ?? null,
    'opt-out link': summary(await bytesOf(`${origin}/api/opt-outs/${made.optOutToken}`)).status,
  }
}

/** A visit whose visitor agreed to the advertiser. */
export async function visit({ origin, pageId, number }) {
  for (const delivery of viewOf(pageId, number)) {
    const { status } = await fetch(`${origin}/api/tracker`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': phone, cookie: 'nk_ok=m' },
      body: JSON.stringify(delivery),
    })
    if (status !== 200) throw new Error(`a visit was answered with ${status}`)
  }
}

export async function bytesOf(url) {
  const response = await fetch(url, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } })
  const bytes = Buffer.from(await response.arrayBuffer())
  const { status, headers } = response
  return { status, etag: headers.get('etag'), location: headers.get('location'), bytes }
}

/** Every uploaded file that a page names, with what it is answered with. */
export async function mediaOf(origin, { bytes }) {
  const paths = new Set([...bytes.toString().matchAll(/\/media\/[\w-]+\/[\w.-]+/g)].map(([path]) => path))
  if (paths.size === 0) throw new Error('the page names no media')
  const files = {}
  for (const path of [...paths].sort()) files[path] = summary(await bytesOf(`${origin}${path}`))
  return files
}

const summary = ({ status, bytes }) => ({
  status,
  length: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

async function publishPage(desk, { photo, download }) {
  const { page } = await desk('POST', '/admin/landing-pages', {
    name: 'Kelas cadangan',
    link_landing_page: 'kelas-cadangan',
    kind: 'exclusive',
  })
  const path = `/admin/landing-pages/${page.id}`
  const { image, cta } = sections.lead_form.defaults
  const form = section('cadang-s02', 'lead_form', {
    image: { ...image, mediaId: photo, alt: 'Layar penyusun halaman' },
    cta: { ...cta, target: { kind: 'url', href: download.address } },
  })
  const opening = section('cadang-s01', 'headline', { title: 'Catatan yang tidak hilang' })
  const operations = [
    { kind: 'insertSection', section: opening, afterId: null },
    { kind: 'insertSection', section: form, afterId: opening.id },
  ]
  const { headVersion } = await desk('POST', `${path}/changes`, {
    baseVersion: 0,
    changes: [{ id: crypto.randomUUID(), operations }],
  })
  await desk('PUT', `${path}/measurement`, { isMeasured: true, metaPixelId: '123456789012345' })
  await desk('PUT', `${path}/pixel-secrets/meta`, { secret: advertiserToken })
  const { address } = await desk('POST', `${path}/publish`, { headVersion })
  return { pageId: page.id, formId: form.id, address }
}

function section(id, type, content) {
  const { version, defaults } = sections[type]
  return { id, type, version, content: { ...structuredClone(defaults), ...content }, settings: defaultSettings }
}

/** @returns the token of the thank-you page */
async function sendForm({ origin, pageId, formId }) {
  const response = await fetch(`${origin}/api/leads/${pageId}/${formId}`, {
    method: 'POST',
    headers: { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', 'user-agent': phone },
    body: JSON.stringify({ answers: { name: 'Sari Wulandari', whatsapp: '0812-3456-7890', consent: 'yes' } }),
  })
  const { data } = await response.json()
  if (!response.ok) throw new Error(`a form was answered with ${response.status}: ${JSON.stringify(data)}`)
  return new URL(data.goTo, origin).searchParams.get('isian')
}

/** Target of a form's button for the holder of a thank-you page's token. */
async function formNext({ origin, pageId, formId, thanks }) {
  const response = await fetch(`${origin}/api/leads/${pageId}/${formId}?sent=${thanks}`)
  return (await response.json()).data.next
}

const lastPart = (address) => address.split('/').at(-1)
