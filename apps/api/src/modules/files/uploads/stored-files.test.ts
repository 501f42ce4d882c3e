import { sql } from 'drizzle-orm'
import type { OutputFor } from '@naikkelas/contract'
import type { listFiles } from '@naikkelas/contract/files'
import { expect, test } from 'vitest'
import { pdf, readAddress, sendParts } from '../../../testing/file-uploads.ts'
import { signedInLearner } from '../../../testing/learner-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { makePage } from '../../../testing/page-factories.ts'
import { drawing } from '../../../testing/upload.ts'

const app = await createTestApp()
const admin = await app.signedIn()
const viewer = await app.signedIn({ role: 1, menus: [{ menu: 'media', capability: 'view' }] })
const designer = await app.signedIn({ role: 1, menus: [{ menu: 'media', capability: 'design' }] })
const learner = await signedInLearner(app)
const png = await drawing().png().toBuffer()

const sent = {
  brochure: await sendParts(app, admin, '/uploads', [
    ['type', '1'],
    ['directory', 'brosur/2026'],
    ['file', pdf(3_000), 'Brosur Lebaran.pdf'],
  ]),
  book: await sendParts(app, admin, '/uploads', [
    ['type', '19'],
    ['file', pdf(4_000), 'buku.pdf'],
  ]),
  avatar: await sendParts(app, learner, '/uploads', [
    ['type', '1'],
    ['directory', 'avatar'],
    ['file', png, 'saya.png'],
  ]),
  proof: await sendParts(app, learner, '/uploads', [
    ['type', '1'],
    ['directory', 'bukti-pembayaran'],
    ['file', pdf(5_000), 'bukti.pdf'],
  ]),
}
const idOf = ({ address }: { address: string | null }) => address?.split('/').at(-1) ?? ''

async function listed(desk: typeof admin, query = '') {
  const reply = await desk.get(`/admin/files${query}`)
  expect(reply.status).toBe(200)
  return reply.body.data as OutputFor<typeof listFiles>
}
const names = async (desk: typeof admin, query = '') => (await listed(desk, query)).items.map(({ name }) => name)

test('the list has every file with its owner, size and directory, and what all of them take', async () => {
  const { items, total, directories, usedBytes, quotaBytes } = await listed(admin)
  expect(total).toBe(4)
  expect(items.find(({ name }) => name === 'bukti.pdf')).toMatchObject({
    label: 'Bukti pembayaran',
    bytes: 5_000,
    isPublic: false,
    owner: { kind: 'learner', name: learner.learner.name },
    uses: [],
  })
  expect(directories).toContainEqual({ directory: 'berkas/brosur/2026', count: 1, bytes: 3_000 })
  expect(usedBytes).toBeGreaterThan(12_000)
  expect(usedBytes).toBeLessThan(quotaBytes)
})

test.for<[string, string[]]>([
  ['?search=LEBARAN', ['Brosur Lebaran.pdf']],
  ['?search=%25', []],
  ['?type=19', ['buku.pdf']],
  ['?owner=learner', ['bukti.pdf', 'saya.png']],
  ['?directory=berkas', ['Brosur Lebaran.pdf']],
  ['?directory=berkas/bro', []],
  ['?page=2&perPage=3', ['Brosur Lebaran.pdf']],
])('%s narrows the list down', async ([query, expected]) => {
  expect(await names(admin, query)).toEqual(expected)
})

test('payment proofs are listed for role 0 alone, and nothing for those without the menu', async () => {
  expect(await names(viewer)).toEqual(['saya.png', 'buku.pdf', 'Brosur Lebaran.pdf'])
  expect((await listed(viewer)).directories.map(({ directory }) => directory)).not.toContain('bukti-pembayaran')
  const pagesOnly = await app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability: 'design' }] })
  expect((await pagesOnly.get('/admin/files')).status).toBe(403)
  expect((await learner.get('/admin/files')).status).toBe(401)
})

test('a file that a page or an account uses is not deleted; one that nothing uses is, and its address ends', async () => {
  const { page } = await makePage(admin)
  await app.database.queries.execute(
    sql`UPDATE landing_pages SET document = jsonb_set(document, '{berkas}', to_jsonb(${sent.brochure.address}::text)) WHERE id = ${page.id}`,
  )
  await app.database.queries.execute(
    sql`UPDATE learner_users SET image = ${sent.avatar.address} WHERE id = ${learner.learner.id}`,
  )
  const uses = (await listed(admin)).items.map(({ name, uses: [use] }) => [name, use?.address ?? use?.label])
  expect(uses).toContainEqual(['Brosur Lebaran.pdf', `/admin/landing-pages/${page.id}`])
  expect(uses).toContainEqual(['saya.png', `Foto profil ${learner.learner.name}`])
  for (const used of [sent.brochure, sent.avatar]) {
    const reply = await designer.remove(`/admin/files/${idOf(used)}`)
    expect([reply.status, (await readAddress(app, admin, used.address)).status]).toEqual([409, 200])
  }
  expect((await viewer.remove(`/admin/files/${idOf(sent.book)}`)).status).toBe(403)
  expect((await designer.remove(`/admin/files/${idOf(sent.proof)}`)).status).toBe(404)
  expect((await designer.remove(`/admin/files/${idOf(sent.book)}`)).status).toBe(200)
  expect((await readAddress(app, admin, sent.book.address)).status).toBe(404)
  expect((await designer.remove(`/admin/files/${idOf(sent.book)}`)).status).toBe(404)
})

test('bytes of uploaded files are no unused files, and those of a deleted one are', async () => {
  const kept = (await listed(admin)).items.length
  await app.tidy()
  const { rows } = await app.database.queries.execute(sql`
    SELECT count(*) FILTER (WHERE sha256 IN (SELECT sha256 FROM files))::int AS named, count(*)::int AS noted FROM unused_blobs`)
  expect([kept, rows[0]]).toEqual([3, { named: 0, noted: 1 }])
})
