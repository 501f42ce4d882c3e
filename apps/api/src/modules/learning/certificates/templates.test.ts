import type { CertificateTemplate, CertificateTemplateValue } from '@naikkelas/contract/learning'
import { expect, test } from 'vitest'
import { courseValue, makeSellable } from '../../../testing/catalogue-factories.ts'
import { completeCourse } from '../../../testing/certificate-factories.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { textOf } from '../../../testing/pdf-text.ts'
import { type Browser, createTestApp } from '../../../testing/test-app.ts'
import { drawing, upload } from '../../../testing/upload.ts'

const app = await createTestApp()
const admin = await app.signedIn()

const look = {
  layout: 'bingkai',
  accent: 'laut',
  heading: 'Sertifikat Kelulusan',
  sentence: 'telah menyelesaikan kelas',
  signerName: 'Bima Prakoso',
  signerTitle: 'Kepala Pembelajaran',
} as const

const valueOf = (given: Partial<CertificateTemplateValue> = {}): CertificateTemplateValue => ({
  name: 'Templat',
  look,
  signatureId: null,
  isDefault: false,
  courseIds: [],
  ...given,
})

async function create(given: Partial<CertificateTemplateValue> = {}): Promise<CertificateTemplate> {
  const reply = await admin.post('/admin/certificate-templates', { value: valueOf(given) })
  expect(reply.status).toBe(201)
  return reply.body.data as CertificateTemplate
}

const listed = async () =>
  (await admin.get('/admin/certificate-templates')).body.data as {
    items: CertificateTemplate[]
    courses: { id: string; name: string }[]
  }

const put = ({ id, version }: CertificateTemplate, value: CertificateTemplateValue) =>
  admin.send('PUT', `/admin/certificate-templates/${id}`, { value, version })

async function printed(course: { id: string; number: number }) {
  const desk = await signedInLearner(app, { name: 'Dewi Lestari' })
  const own = await completeCourse(app, desk, course)
  return { own, text: await fileText(desk, own.id) }
}

async function fileText({ cookies }: Pick<Browser, 'cookies'>, id: string) {
  const cookie = [...cookies].map((one) => one.join('=')).join('; ')
  const request = new Request(`http://localhost/api/me/certificates/${id}/file`, { headers: { cookie } })
  const response = await app.fetch(request, { clientAddress: '203.0.113.7' })
  expect(response.status).toBe(200)
  return textOf(new Uint8Array(await response.arrayBuffer())).replaceAll('\n', ' ')
}

test('the first template is the default; another one becomes it, and a course has its own', async () => {
  const [plain, special] = [await makeSellable(admin, courseValue()), await makeSellable(admin, courseValue())]
  const first = await create({ look: { ...look, heading: 'Judul bawaan' } })
  expect(first.value.isDefault).toBe(true)
  const own = await create({ look: { ...look, layout: 'pita', heading: 'Judul khusus' }, courseIds: [special.id] })
  expect(own.courses).toEqual([{ id: special.id, name: special.value.name }])
  expect((await printed(plain)).text).toContain('Judul bawaan')
  expect((await printed(special)).text).toContain('Judul khusus')
  const next = await create({ look: { ...look, layout: 'lembut', heading: 'Judul baru' }, isDefault: true })
  expect((await listed()).items.map(({ id, value }) => [id, value.isDefault])[0]).toEqual([next.id, true])
  expect((await listed()).items.filter(({ value }) => value.isDefault)).toHaveLength(1)
  expect((await printed(plain)).text).toContain('Judul baru')
  // A course has one template at a time.
  await create({ name: 'Pindah', courseIds: [special.id] })
  expect((await listed()).items.find(({ id }) => id === own.id)?.courses).toEqual([])
})

test('a change of a template leaves the certificates that were issued as they were, until they are issued again', async () => {
  const course = await makeSellable(admin, courseValue())
  const template = await create({ look: { ...look, signerName: 'Penanda Lama' }, courseIds: [course.id] })
  const desk = await signedInLearner(app, { name: 'Dewi Lestari' })
  const own = await completeCourse(app, desk, course)
  const changed = await put(template, { ...template.value, look: { ...look, signerName: 'Penanda Baru' } })
  expect(changed.status).toBe(200)
  expect(await fileText(desk, own.id)).toContain('Penanda Lama')
  const body = { reason: 'Pakai penanda tangan baru', version: 1 }
  expect((await admin.post(`/admin/certificates/${own.id}/reissue`, body)).status).toBe(200)
  expect(await fileText(desk, own.id)).toContain('Penanda Baru')
})

test('a signature of the library is drawn, and one that is deleted later leaves a certificate without it', async () => {
  const { media } = await upload(app, admin, { bytes: await drawing({ width: 900, height: 300 }).webp().toBuffer() })
  const course = await makeSellable(admin, courseValue())
  await create({ signatureId: media.id, courseIds: [course.id] })
  const { svg } = (await preview({ look, signatureId: media.id })).body.data as { svg: string }
  expect(svg).toContain('data:image/png;base64,')
  expect((await printed(course)).text).toContain('Bima Prakoso')
  expect((await admin.post('/admin/media/trash', { mediaIds: [media.id] })).status).toBeLessThan(500)
  expect(((await preview({ look, signatureId: crypto.randomUUID() })).body.data as { svg: string }).svg).not.toContain(
    'data:image',
  )
})

const preview = (body: object) => admin.post('/admin/certificate-templates/preview', body)

test('the preview is a picture without a word of markup that was typed', async () => {
  for (const layout of ['bingkai', 'pita', 'lembut']) {
    const hostile = { ...look, layout, heading: '"><script>alert(1)</script>', signerTitle: '&lt; ]]>' }
    const reply = await preview({ look: hostile, signatureId: null })
    expect(reply.status).toBe(200)
    const { svg } = reply.body.data as { svg: string }
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 842 595">.*<\/svg>$/s)
    expect(svg).not.toMatch(/script|alert|on\w+=/i)
  }
})

test.each([
  [{ name: ' ' }, 'Nama templat harus diisi'],
  [{ look: { ...look, heading: '' } }, 'Judul harus diisi'],
  [{ look: { ...look, sentence: 'x'.repeat(161) } }, 'Kalimat maksimal 160 karakter'],
  [{ look: { ...look, accent: '#ff0000' } }, 'Pilih warna'],
  [{ look: { ...look, layout: 'miring' } }, 'Pilih tata letak'],
  [{ signatureId: crypto.randomUUID() }, 'Gambar ini sudah dihapus. Pilih yang lain'],
  [{ courseIds: [crypto.randomUUID()] }, 'Ada kelas yang sudah dihapus. Muat ulang halaman ini'],
])('%j is refused', async (given, message) => {
  const reply = await admin.post('/admin/certificate-templates', { value: { ...valueOf(), ...given } })
  expect(reply).toMatchObject({ status: 422, body: { data: { fields: [{ message }] } } })
})

test('the default is neither deleted nor without a successor; of two who save at once the second is refused with what was saved', async () => {
  const template = await create({ isDefault: true })
  expect((await put(template, { ...template.value, isDefault: false })).status).toBe(422)
  expect((await admin.remove(`/admin/certificate-templates/${template.id}`)).status).toBe(409)
  const other = await create({ name: 'Sementara' })
  expect((await put(other, { ...other.value, name: 'Nama lain' })).status).toBe(200)
  expect(await put(other, { ...other.value, name: 'Nama ketiga' })).toMatchObject({
    status: 409,
    body: { data: { code: 'content_changed' } },
  })
  expect((await admin.remove(`/admin/certificate-templates/${other.id}`)).status).toBe(200)
  expect((await admin.remove(`/admin/certificate-templates/${other.id}`)).status).toBe(404)
})
