import { expect, test } from 'vitest'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()

const shop = {
  recipient: 'Ratna Wulandari',
  phone: '081234567890',
  province: 'Jawa Tengah',
  city: 'Kota Pekalongan',
  district: 'Pekalongan Barat',
  postalCode: '51111',
  street: 'Jl. Batik No. 7\nRT 02 RW 05',
  note: 'Titip di satpam',
}

interface Address {
  id: string
  recipient: string
  isMain: boolean
}

async function add(desk: Awaited<ReturnType<typeof signedInLearner>>, changes: Partial<typeof shop> = {}) {
  const reply = await desk.post('/me/addresses', { ...shop, ...changes })
  expect(reply.status).toBe(201)
  return reply.body.data as Address
}
const listed = async (desk: Awaited<ReturnType<typeof signedInLearner>>) =>
  ((await desk.get('/me/addresses')).body.data as Address[]).map(({ recipient, isMain }) => [recipient, isMain])

test('the first address is the main one; another can become it, and is listed first then', async () => {
  const desk = await signedInLearner(app)
  expect(await add(desk)).toMatchObject({ phone: '6281234567890', street: shop.street, isMain: true })
  const office = await add(desk, { recipient: 'Kantor' })
  expect(office.isMain).toBe(false)

  expect((await desk.post(`/me/addresses/${office.id}/main`, undefined)).body.data).toMatchObject({ isMain: true })

  expect(await listed(desk)).toEqual([
    ['Kantor', true],
    ['Ratna Wulandari', false],
  ])
})

test('an address is changed as a whole and removed; the latest of the others becomes the main one', async () => {
  const desk = await signedInLearner(app)
  const [home] = [await add(desk), await add(desk, { recipient: 'Toko' }), await add(desk, { recipient: 'Gudang' })]

  const changed = await desk.send('PUT', `/me/addresses/${home.id}`, { ...shop, recipient: 'Rumah', note: '' })
  expect(changed).toMatchObject({ status: 200, body: { data: { recipient: 'Rumah', note: '', isMain: true } } })
  expect((await desk.send('DELETE', `/me/addresses/${home.id}`)).status).toBe(200)

  expect(await listed(desk)).toEqual([
    ['Gudang', true],
    ['Toko', false],
  ])
})

test('an account has ten addresses at most, also when several are added at once', async () => {
  const desk = await signedInLearner(app)
  const replies = await Promise.all(Array.from({ length: 13 }, () => desk.post('/me/addresses', shop)))

  expect(replies.filter(({ status }) => status === 201)).toHaveLength(10)
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(3)
  expect((await listed(desk)).filter(([, isMain]) => isMain)).toHaveLength(1)
})

test.each([
  [{ recipient: ' ' }, 'recipient', 'Nama penerima harus diisi'],
  [{ phone: '0812+3' }, 'phone', "Simbol '+' hanya bisa diawal nomor"],
  [{ province: '' }, 'province', 'Provinsi harus diisi'],
  [{ city: '' }, 'city', 'Kota atau kabupaten harus diisi'],
  [{ district: '' }, 'district', 'Kecamatan harus diisi'],
  [{ postalCode: '5111' }, 'postalCode', 'Kode pos terdiri dari 5 angka'],
  [{ postalCode: '511111' }, 'postalCode', 'Kode pos terdiri dari 5 angka'],
  [{ street: 'x'.repeat(201) }, 'street', 'Alamat maksimal 200 karakter'],
  [{ note: 'x'.repeat(121) }, 'note', 'Catatan maksimal 120 karakter'],
])('an address with %j is refused at %s', async (changes, path, message) => {
  const desk = await signedInLearner(app)
  expect(await desk.post('/me/addresses', { ...shop, ...changes })).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path, message }] } },
  })
})

test('the address of another account is as good as none', async () => {
  const [owner, stranger] = [await signedInLearner(app), await signedInLearner(app)]
  const { id } = await add(owner)

  expect((await stranger.send('PUT', `/me/addresses/${id}`, shop)).status).toBe(404)
  expect((await stranger.send('DELETE', `/me/addresses/${id}`)).status).toBe(404)
  expect((await stranger.post(`/me/addresses/${id}/main`, undefined)).status).toBe(404)
  expect(await listed(owner)).toHaveLength(1)
  expect(await listed(stranger)).toEqual([])
})

const missing = '/me/addresses/0197a1c2-0000-7000-8000-000000000001'
test.each([
  ['GET', '/me/addresses', undefined],
  ['POST', '/me/addresses', shop],
  ['PUT', missing, shop],
  ['DELETE', missing, undefined],
  ['POST', `${missing}/main`, undefined],
])('%s %s is for members', async (method, path, body) => {
  expect((await app.visitor().send(method, path, body)).status).toBe(401)
})
