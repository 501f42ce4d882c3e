import { exhaustive, expect, test } from './support/journey.ts'

/** Every list of the admin with all that its address may have. */
const lists: Readonly<Record<string, readonly string[]>> = {
  '/admin/landing-pages': ['cari', 'status', 'jenis', 'folder', 'label', 'urut', 'tampilan', 'halaman'],
  '/admin/media': ['cari', 'jenis', 'tampil', 'folder', 'urut', 'halaman'],
  '/admin/berkas': ['cari', 'jenis', 'pemilik', 'folder', 'halaman'],
  '/admin/prospek': ['cari', 'status', 'kotak', 'dari-halaman', 'sejak', 'sampai', 'halaman', 'sembunyi'],
  '/admin/pengguna': ['cari', 'status', 'halaman', 'sembunyi'],
  '/admin/mitra': ['cari', 'status', 'halaman'],
  '/admin/pengalihan': ['cari', 'halaman'],
  '/admin/giliran-wa': ['cari', 'halaman'],
  '/admin/admin': ['cari', 'peran', 'status', 'sembunyi'],
  '/admin/log-audit': ['admin', 'jenis', 'cari', 'sejak', 'sampai', 'halaman', 'catatan', 'sembunyi'],
  '/admin/pekerjaan': ['antrean', 'halaman'],
}

const hostile = [
  '%00',
  '%ff',
  '-1',
  '0',
  '99999999999999999999',
  '1e308',
  '0000-01-01',
  '00000000-0000-0000-0000-000000000001',
  'lama_9999-99-99T99:99:99.999Z_0197a1c2-0000-7000-8000-000000000001',
  'sebelum-999999999999999',
  '%F0%9F%98%80'.repeat(90),
]

test('no list of the admin fails for what its address asks for', exhaustive, async ({ browser, contextOptions }) => {
  // Everything is open to a Super Admin.
  const context = await browser.newContext({ ...contextOptions, storageState: undefined })
  const data = { email: 'admin@naikkelas.test', password: 'NaikKelas2026!' }
  const headers = { origin: process.env.JOURNEYS_AT ?? '' }
  expect((await context.request.post('/api/admin/sign-in', { data, headers })).status()).toBe(200)
  const failed: string[] = []
  for (const [list, names] of Object.entries(lists))
    for (const value of hostile) {
      const answer = await context.request.get(`${list}?${names.map((name) => `${name}=${value}`).join('&')}`)
      if (answer.status() !== 200) failed.push(`${list} ${value.slice(0, 40)}: ${answer.status()}`)
    }
  expect(failed).toEqual([])
  await context.close()
})
