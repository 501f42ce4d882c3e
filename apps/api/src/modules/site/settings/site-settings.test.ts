import { defaultSettings, type SettingsGroup } from '@naikkelas/contract/site'
import { expect, test } from 'vitest'
import { settingsOf } from '../../../platform/settings/index.ts'
import { changedSettings, changeSettings, settingsSeen } from '../../../testing/settings-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { drawing, upload } from '../../../testing/upload.ts'

const app = await createTestApp({
  overrides: {
    brand: {
      controller: { name: 'PT Toko Maju', address: 'Jalan Braga 5, Bandung', email: 'privasi@tokomaju.online' },
      legalSince: '2027-01-02',
    },
    leadMonths: 12,
    auditDays: 90,
  },
})
const rani = await app.signedIn({ name: 'Rani' })

const fieldsOf = (reply: Awaited<ReturnType<typeof changeSettings>>) =>
  Object.fromEntries(
    ((reply.body.data as { fields?: { path: string; message: string }[] }).fields ?? []).map(({ path, message }) => [
      path,
      message,
    ]),
  )

test('until an admin decides, what the operator and the product say holds', async () => {
  const fresh = await settingsSeen(rani)
  expect(fresh.legal).toEqual({
    value: {
      companyName: 'PT Toko Maju',
      companyAddress: 'Jalan Braga 5, Bandung',
      privacyEmail: 'privasi@tokomaju.online',
      validSince: '2027-01-02',
    },
    version: 0,
    changedAt: null,
    changedBy: null,
    scheduled: [],
  })
  expect(fresh.limits.value).toEqual({ leadMonths: 12, auditDays: 90 })
  expect(fresh.brand.value).toEqual(defaultSettings.brand)
})

test.each([
  ['brand', { name: 'Toko Maju', articlesUrl: 'https://artikel.tokomaju.id/' }],
  [
    'contact',
    {
      email: 'halo@tokomaju.id',
      address: 'Jalan Braga 5\nBandung 40111',
      socialLinks: [
        { network: 'tiktok', url: 'https://www.tiktok.com/@tokomaju' },
        { network: 'instagram', url: 'https://www.instagram.com/tokomaju' },
      ],
    },
  ],
  ['legal', { companyName: 'PT Maju Terus', validSince: null }],
  [
    'bank',
    {
      accounts: [
        { bank: 'Bank Braga', number: '0012345678', holder: 'PT Toko Maju' },
        { bank: 'Bank Asia Afrika', number: '99887766', holder: 'PT Toko Maju' },
      ],
    },
  ],
  ['tax', { isPkp: true, npwp: '0123456789012345', name: 'PT Toko Maju', address: 'Jalan Braga 5, Bandung' }],
  ['limits', { leadMonths: 6, auditDays: 365 }],
] as const)('%s: what is saved is what is read, in its order, with who saved it', async (group, changes) => {
  const saved = await changedSettings(rani, group as SettingsGroup, changes as object)
  expect(saved).toMatchObject({ value: changes, version: 1, changedBy: 'Rani' })
  expect((await settingsSeen(rani))[group]).toEqual(saved)
  expect((await settingsOf(app.context))[group]).toMatchObject(changes)
})

test('notations are unified: numbers, digits with spaces, addresses as browsers write them', async () => {
  const contact = await changedSettings(rani, 'contact', { whatsapp: '0812 3456-7890', email: ' Halo@TokoMaju.ID ' })
  expect(contact.value).toMatchObject({ whatsapp: '+6281234567890', email: 'halo@tokomaju.id' })
  expect((await changeSettings(rani, 'contact', { address: 'Bandung' })).status).toBe(200)
  const bank = await changedSettings(rani, 'bank', {
    accounts: [{ bank: ' Bank\u200b Braga ', number: '001-234 5678', holder: 'PT Toko Maju' }],
  })
  expect(bank.value.accounts).toEqual([{ bank: 'Bank Braga', number: '0012345678', holder: 'PT Toko Maju' }])
  const tax = await changedSettings(rani, 'tax', { npwp: '01.234.567.8-901.234', isPkp: false })
  expect(tax.value.npwp).toBe('012345678901234')
  expect(
    (await changedSettings(rani, 'brand', { articlesUrl: ' https://Artikel.TokoMaju.id ' })).value.articlesUrl,
  ).toBe('https://artikel.tokomaju.id/')
})

test('two who save the same form: the second is given both values, and nothing is lost', async () => {
  const budi = await app.signedIn({ name: 'Budi' })
  const { value, version } = (await settingsSeen(rani)).contact
  const mine = { ...value, address: 'Jalan Dago 1' }
  await changedSettings(budi, 'contact', { email: 'budi@tokomaju.id' })

  const late = await rani.send('PUT', '/admin/site-settings/contact', { value: mine, version, effectiveAt: null })

  const theirs = { ...value, email: 'budi@tokomaju.id' }
  expect(late).toMatchObject({
    status: 409,
    body: {
      data: { code: 'setting_changed', mine, theirs: { value: theirs, version: version + 1, changedBy: 'Budi' } },
    },
  })
  expect((await settingsSeen(rani)).contact.value).toEqual(theirs)
})

test('of eight who save at the same moment exactly one does', async () => {
  const budi = await app.signedIn()
  const { value, version } = (await settingsSeen(rani)).limits
  const save = (desk: typeof rani, auditDays: number) =>
    desk.send('PUT', '/admin/site-settings/limits', { value: { ...value, auditDays }, version, effectiveAt: null })
  const replies = await Promise.all(Array.from({ length: 8 }, (_, index) => save(index % 2 ? rani : budi, 200 + index)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  const won = replies.find(({ status }) => status === 200)?.body.data
  expect((await settingsSeen(rani)).limits).toEqual(won)
})

const hostile = '<img src=x onerror=alert(1)>"; DROP TABLE settings; --'

test('hostile text is stored and answered as text', async () => {
  expect((await changedSettings(rani, 'brand', { name: hostile })).value.name).toBe(hostile)
  expect((await app.visitor().get('/site')).body.data).toMatchObject({ brand: { name: hostile } })
  await changedSettings(rani, 'brand', { name: 'Toko Maju' })
})

test.each([
  'http://artikel.tokomaju.id',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>',
  'https://siapa:rahasia@artikel.tokomaju.id',
  '//artikel.tokomaju.id',
  '/artikel',
  'artikel.tokomaju.id',
  'https://',
])('%j is no address of an article site, nor of an account', async (url) => {
  const message = 'Tulis alamat lengkap yang diawali https://'
  const brand = await changeSettings(rani, 'brand', { articlesUrl: url })
  expect([brand.status, fieldsOf(brand)]).toEqual([422, { 'value.articlesUrl': message }])
  const contact = await changeSettings(rani, 'contact', { socialLinks: [{ network: 'x', url }] })
  expect([contact.status, fieldsOf(contact)['value.socialLinks.0.url']]).toEqual([422, message])
})

test.each([
  ['brand', { name: '  ' }, { 'value.name': 'Nama situs harus diisi' }],
  ['brand', { name: 'a'.repeat(61) }, { 'value.name': 'Nama situs maksimal 60 karakter' }],
  ['contact', { email: 'bukan e-mail' }, { 'value.email': 'Periksa kembali alamat e-mail ini' }],
  ['contact', { whatsapp: '0812+345' }, { 'value.whatsapp': "Simbol '+' hanya bisa diawal nomor" }],
  [
    'contact',
    { whatsapp: 'nol delapan' },
    { 'value.whatsapp': "Nomor WhatsApp tidak dapat diisi selain dengan angka atau '+'" },
  ],
  ['contact', { whatsapp: '08123456789012345' }, { 'value.whatsapp': 'Nomor WhatsApp terlalu panjang' }],
  ['legal', { privacyEmail: '' }, { 'value.privacyEmail': expect.stringContaining('kosongkan ketiganya') }],
  ['legal', { validSince: '2027-02-30' }, { 'value.validSince': 'Tanggal ini tidak dikenal' }],
  [
    'bank',
    { accounts: [{ bank: 'Bank Braga', number: '12', holder: '' }] },
    {
      'value.accounts.0.number': 'Nomor rekening terdiri dari 5 sampai 20 angka',
      'value.accounts.0.holder': 'Nama pemilik harus diisi',
    },
  ],
  [
    'bank',
    {
      accounts: [
        { bank: 'Bank Braga', number: '0012345678', holder: 'Rani' },
        { bank: 'Bank Braga', number: '001 2345 678', holder: 'Budi' },
      ],
    },
    { 'value.accounts.1.number': 'Rekening ini sudah ada di daftar' },
  ],
  [
    'tax',
    { isPkp: true, npwp: '', name: '', address: 'Bandung' },
    { 'value.npwp': 'Harus diisi selama berstatus PKP', 'value.name': 'Harus diisi selama berstatus PKP' },
  ],
  ['tax', { npwp: '123' }, { 'value.npwp': 'NPWP terdiri dari 15 atau 16 angka' }],
  ['limits', { leadMonths: 0 }, { 'value.leadMonths': 'Paling sedikit 1 bulan' }],
  ['limits', { auditDays: 10.5 }, { 'value.auditDays': 'Tulis angka bulat' }],
  ['limits', { lain: 1 }, { 'value.lain': 'Isian ini tidak dikenal' }],
] as const)('%s %j is refused at its field', async (group, changes, fields) => {
  const before = (await settingsSeen(rani))[group]
  const reply = await changeSettings(rani, group as SettingsGroup, changes as object)
  expect([reply.status, fieldsOf(reply)]).toEqual([422, fields])
  expect((await settingsSeen(rani))[group]).toEqual(before)
})

test('the logo is a picture of the library, which then cannot be thrown away', async () => {
  const { media: logo } = await upload(app, rani, { bytes: await drawing().jpeg().toBuffer() })
  const missing = '0197a1c2-0000-7000-8000-000000000001'
  const refused = await changeSettings(rani, 'brand', { logoId: missing })
  expect(fieldsOf(refused)).toEqual({
    'value.logoId': 'Gambar ini sudah tidak ada di media. Pilih gambar lain.',
  })

  await changedSettings(rani, 'brand', { logoId: logo.id })
  expect((await rani.remove(`/admin/media/${logo.id}`)).status).toBe(409)
  const shown = (await app.visitor().get('/site')).body.data as { brand: { logo: { url: string } | null } }
  expect(shown.brand.logo).toMatchObject({ width: logo.width, height: logo.height })
  const answer = await app.fetch(new Request(new URL(shown.brand.logo?.url ?? '', 'http://localhost:3000')))
  expect([answer.status, answer.headers.get('content-type')?.split('/')[0]]).toEqual([200, 'image'])

  await changedSettings(rani, 'brand', { logoId: null })
  expect((await rani.remove(`/admin/media/${logo.id}`)).status).toBe(200)
})

test('limits hold at once: leads say how long they are kept', async () => {
  await changedSettings(rani, 'limits', { leadMonths: 3 })
  expect((await rani.get('/admin/leads')).body.data).toMatchObject({ retentionMonths: 3 })
})

test('a change is on record with what it was', async () => {
  await changedSettings(rani, 'brand', { name: 'Toko Lama' })
  await changedSettings(rani, 'brand', { name: 'Toko Baru' })
  const { rows } = await app.database.pool.query(
    "SELECT actor_id, before, after FROM audit_entries WHERE endpoint = 'PUT /admin/site-settings/brand' ORDER BY at DESC LIMIT 1",
  )
  expect(rows).toMatchObject([
    { actor_id: rani.admin.id, before: { value: { name: 'Toko Lama' } }, after: { value: { name: 'Toko Baru' } } },
  ])
})
