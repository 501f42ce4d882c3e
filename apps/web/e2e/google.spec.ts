import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expectAccessible } from './support/axe.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'
import { newestMessage } from './support/outbox.ts'
import { freePort, startProductServer } from './support/product-server.ts'

const providerScript = fileURLToPath(new URL('../../api/src/testing/open-id-provider-main.ts', import.meta.url))

/** A provider at which every visitor is `person`, and the product with its keys on the database that is there. */
async function withGoogle<Result>(person: object, journey: (address: string) => Promise<Result>): Promise<Result> {
  const DATA_DIR = process.env.JOURNEYS_DATA_DIR ?? ''
  const PORT = String(await freePort())
  const provider = spawn(process.execPath, [providerScript], {
    env: {
      ...process.env,
      REDIRECT_URI: `http://127.0.0.1:${PORT}/login/google/kembali`,
      PERSON: JSON.stringify(person),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const keys = await firstLine(provider)
    const product = await startProductServer({
      DATA_DIR,
      PORT,
      DATABASE_URL: readFileSync(join(DATA_DIR, 'database-url'), 'utf8').trim(),
      GOOGLE_ISSUER: keys.issuer,
      GOOGLE_CLIENT_ID: keys.clientId,
      GOOGLE_CLIENT_SECRET: keys.clientSecret,
    })
    try {
      return await journey(product.address)
    } finally {
      await product.stop()
    }
  } finally {
    provider.kill('SIGTERM')
    await once(provider, 'exit')
  }
}

async function firstLine({ stdout }: ChildProcess) {
  if (!stdout) throw new Error('The provider says nothing.')
  const lines = createInterface({ input: stdout })
  const [line] = (await once(lines, 'line')) as [string]
  return JSON.parse(line) as { issuer: string; clientId: string; clientSecret: string }
}

test('a visitor registers with Google, returns to the page asked for, sets a password, and unlinks Google', async ({
  guest,
  visitor,
}) => {
  test.slow()
  const { link } = newName('google')
  const person = { sub: `google-${link}`, email: `${link}@gmail.test`, email_verified: true, name: 'Rina Wulandari' }
  await withGoogle(person, async (address) => {
    await guest.goto(`${address}/profile`)
    await expect(guest).toHaveURL(/\/login$/)
    await expectAccessible(guest)
    await guest.getByRole('link', { name: 'Masuk dengan Google' }).click()
    await expect(guest).toHaveURL(/\/profile\/\d+$/)
    await expect(guest.getByRole('heading', { level: 1, name: 'Halo, Rina Wulandari' })).toBeVisible()
    const security = guest.getByRole('region', { name: 'Keamanan' })
    await expect(security.getByText('Buat kata sandi dulu agar akun Google ini dapat dilepas.')).toBeVisible()
    await expectAccessible(guest)

    await security.getByRole('button', { name: 'Kirim tautan kata sandi' }).click()
    await expect(security.getByText('Tautan untuk membuat kata sandi sudah dikirim')).toBeVisible()
    const mail = await newestMessage(guest, person.email, /Atur ulang kata sandi/)
    const token = /token=([\w-]+)/.exec(mail)?.[1] ?? 'none'
    await guest.goto(`${address}/reset-password?token=${token}`)
    await guest.getByLabel('Kata sandi baru', { exact: true }).fill('tangga kayu jati 9')
    await guest.getByRole('button', { name: 'Simpan kata sandi' }).click()
    await expect(guest).toHaveURL(/\/login/)

    // Without script: a link there, redirects back.
    await visitor.goto(`${address}/login`)
    await visitor.getByRole('link', { name: 'Masuk dengan Google' }).click()
    await expect(visitor).toHaveURL(`${address}/`)

    await guest.goto(`${address}/login/google`)
    await guest.goto(`${address}/profile`)
    await security.getByRole('button', { name: 'Lepaskan akun Google' }).click()
    await security.getByLabel('Kata sandi Anda').fill('tangga kayu jati 9')
    await security.getByRole('button', { name: 'Lepaskan', exact: true }).click()
    await expect(security.getByRole('heading', { name: 'Akun Google' })).toBeHidden()
  })
})

test(
  'a Google account with an address that Google has not verified needs the password of the account',
  exhaustive,
  async ({ guest }) => {
    test.slow()
    const person = {
      sub: 'google-unverified',
      email: 'siswa@naikkelas.test',
      email_verified: false,
      name: 'Siapa Saja',
    }
    await withGoogle(person, async (address) => {
      await guest.goto(`${address}/login`)
      await guest.getByRole('link', { name: 'Masuk dengan Google' }).click()
      await expect(guest.getByRole('heading', { level: 1, name: 'Tautkan akun Google' })).toBeVisible()
      await expectAccessible(guest)
      await guest.getByLabel('Kata sandi', { exact: true }).fill('bukan kata sandinya')
      await guest.getByRole('button', { name: 'Tautkan dan masuk' }).click()
      await expect(guest.getByText('E-mail atau kata sandi tidak cocok.')).toBeVisible()
      await guest.getByLabel('Kata sandi', { exact: true }).fill('NaikKelas2026!')
      await guest.getByRole('button', { name: 'Tautkan dan masuk' }).click()
      await expect(guest).toHaveURL(`${address}/`)
    })
  },
)

test('a return that no trip began leads to the sign-in, never elsewhere', exhaustive, async ({ guest }) => {
  test.slow()
  await withGoogle({ sub: 'google-nobody' }, async (address) => {
    const { host, hostname } = new URL(address)
    await guest
      .context()
      .addCookies([
        { name: 'local_previouslocation', value: encodeURIComponent('//jahat.example/x'), domain: hostname, path: '/' },
      ])
    await guest.goto(`${address}/login/google/kembali?code=1&state=2`)
    expect(new URL(guest.url()).host).toBe(host)
    await expect(guest.getByText('Masuk dengan Google tidak berhasil. Coba sekali lagi.')).toBeVisible()
    await guest.getByRole('tab', { name: 'Daftar' }).click()
    await expect(guest.getByRole('link', { name: 'Daftar dengan Google' })).toBeVisible()
  })
})

test('without keys there is no button, and its addresses are not found', exhaustive, async ({ guest }) => {
  await guest.goto('/login')
  await expect(guest.getByRole('button', { name: 'Masuk', exact: true })).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Masuk dengan Google' })).toBeHidden()
  for (const path of ['/login/google', '/login/google/kembali?code=1', '/login/google/tautkan'])
    expect((await guest.goto(path))?.status(), path).toBe(404)
})
