// Backup and restore as docs/operations.md says, with its own commands: facts are made, everything is destroyed and
// restored, and the product is asked for every fact again. Once on an own PostgreSQL, once on the embedded database.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import http from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { setUpSecondFactor, signIn } from '../../bench/desk.mjs'
import { buildWhenChanged } from '../build.mjs'
import { advertiserToken, bytesOf, makeFacts, mediaOf, readFacts, readSignedLinks, visit } from './backup-facts.mjs'
import { startPostgres, startProduct } from './backup-product.mjs'
import { shell, workshop } from './checkout.mjs'
import { runDocumented } from './documented-commands.mjs'

export const title = 'Backup and restore'

const port = Number(process.env.VERIFY_PORT ?? 4700)
const [postgresPort, advertiserPort] = [port + 1, port + 2]
const origin = `http://127.0.0.1:${port}`
const secrets = { former: '1f'.repeat(8) + '0a2b3c4d5e6f7a8b', current: '9c'.repeat(8) + '7d6e5f4a3b2c1d0e' }
const account = { name: 'Dewi Lestari', email: 'dewi@naikkelas.test', password: 'Cadangan-2026-utuh' }

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export async function verify(promise) {
  await buildWhenChanged()
  const { folder, remove } = workshop()
  shell('chmod 0711 "$1"', folder)
  const advertiser = await startAdvertiser()
  try {
    await onOwnPostgres({ folder, promise, advertiser })
    await onEmbeddedDatabase({ folder, promise, advertiser })
  } finally {
    advertiser.stop()
    remove()
  }
}

async function onOwnPostgres({ folder, promise, advertiser }) {
  const postgres = startPostgres(folder, postgresPort)
  const dataDir = join(folder, 'own')
  const places = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    ADMIN_URL: postgres.adminUrl,
    ...backupIn(folder, 'own'),
  }
  const settings = (given) => ({
    APP_ENV: 'staging',
    PUBLIC_URL: origin,
    WEB_CONCURRENCY: '2',
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    META_EVENTS_URL: advertiser.url,
    ...given,
  })
  const rotated = { APP_SECRET: secrets.current, FORMER_APP_SECRETS: secrets.former }
  let product
  try {
    product = await startProduct({ origin, env: settings({ APP_SECRET: secrets.former }) })
    const desk = await firstAdmin(product)
    const made = await makeFacts({ origin, desk })
    await product.stop()
    product = await startProduct({ origin, env: settings(rotated) })
    const before = await readFacts({ origin, desk, made })

    const isRestored = await promise(
      'own PostgreSQL: dumped and copied while two web processes serve, destroyed, restored: every fact is there',
      async () => {
        const began = performance.now()
        runDocumented('Backing up your own PostgreSQL', places)
        const backupMs = performance.now() - began
        await product.stop()
        postgres.run('DROP DATABASE naikkelas')
        rmSync(dataDir, { recursive: true })
        const restoredMs = timed(() => runDocumented('Restoring to your own PostgreSQL', places))
        product = await startProduct({ origin, env: settings(rotated) })
        const found = await compare(before, { desk, made })
        return `PostgreSQL ${postgres.version}, backup ${seconds(backupMs)}, restore ${seconds(restoredMs)}, serving after ${seconds(product.startedMs)}; ${found}`
      },
    )
    if (!isRestored) return
    await promise(
      'own PostgreSQL: a token sealed with the former secret opens, and the advertiser gets the event',
      () => sendVisitToAdvertiser({ made, advertiser }),
    )
    await promise('own PostgreSQL: the documented check finds every file, and one that is missing', () =>
      checkFiles(places),
    )
    await promise(
      'only the database: pages stay up, media and downloads are 404 until the files are put back',
      async () => {
        const whole = await readFacts({ origin, desk, made })
        rmSync(join(dataDir, 'blobs'), { recursive: true })
        const page = await bytesOf(`${origin}${made.address}`)
        const lost = { ...(await mediaOf(origin, page)), download: await bytesOf(`${origin}${made.downloadAddress}`) }
        must(page.status === 200, `the page is ${page.status}`)
        for (const [path, { status }] of Object.entries(lost)) must(status === 404, `${path} is ${status}`)
        shell('tar --extract --file="$1" --directory="$2"', join(places.BACKUP, 'blobs.tar'), dataDir)
        return `page 200, ${Object.keys(lost).length} files 404; the files put back: ${await compare(whole, { desk, made })}`
      },
    )
    await promise('without the secrets: pages stay up, sessions and signed links end', async () => {
      await product.stop()
      product = await startProduct({ origin, env: settings({ APP_SECRET: '5b'.repeat(8) + '1a2b3c4d5e6f7a8b' }) })
      return withoutSecrets({ desk, made, before })
    })
    await promise('only the files: the product begins empty, and no page is there', async () => {
      await product.stop()
      postgres.run('DROP DATABASE naikkelas')
      postgres.run('CREATE DATABASE naikkelas OWNER naikkelas ENCODING UTF8 TEMPLATE template0')
      product = await startProduct({ origin, env: settings(rotated) })
      const page = await bytesOf(`${origin}${made.address}`)
      must(page.status !== 200, 'the page is there')
      must(product.output().includes('Nobody can sign in yet'), product.output())
      return `the page is answered with ${page.status}${page.location ? ` to ${page.location}` : ''}, there is no account`
    })
  } finally {
    await product?.stop()
    postgres.stop()
  }
}

async function onEmbeddedDatabase({ folder, promise, advertiser }) {
  const dataDir = join(folder, 'embedded')
  const places = { DATA_DIR: dataDir, ...backupIn(folder, 'embedded') }
  const env = { APP_ENV: 'local', DATA_DIR: dataDir, META_EVENTS_URL: advertiser.url }
  let product = await startProduct({ origin, env })
  try {
    const desk = await signIn(origin)
    const made = await makeFacts({ origin, desk })
    const before = await readFacts({ origin, desk, made })
    await promise('embedded database: a backup while it runs is refused', async () => {
      const refusal = await failureOf(() => runDocumented('Backing up the embedded database', places))
      must(refusal !== undefined, 'it was taken')
      must(!existsSync(join(places.BACKUP, 'naikkelas.tar')), 'a file was written')
      return 'the first line ends it, nothing is written'
    })
    const isRestored = await promise(
      'embedded database: stopped and copied, destroyed, restored: every fact is there',
      async () => {
        const began = performance.now()
        await product.stop()
        runDocumented('Backing up the embedded database', places)
        product = await startProduct({ origin, env })
        const awayMs = performance.now() - began
        await product.stop()
        rmSync(dataDir, { recursive: true })
        const restoredMs = timed(() => runDocumented('Restoring the embedded database', places))
        product = await startProduct({ origin, env })
        const found = await compare(before, { desk, made })
        return `away for ${seconds(awayMs)} during the backup, restore ${seconds(restoredMs)}; ${found}`
      },
    )
    if (!isRestored) return
    await promise('embedded database: a sealed token opens, and the advertiser gets the event', () =>
      sendVisitToAdvertiser({ made, advertiser }),
    )
    await promise('embedded database: the documented check finds every file, and one that is missing', () =>
      checkFiles({ ...places, DATABASE_URL: shell('cat "$1/database-url"', dataDir) }),
    )
  } finally {
    await product.stop()
  }
}

/** Every fact of before, read again; throws for those that differ. */
async function compare(before, { desk, made }) {
  const after = await readFacts({ origin, desk, made })
  const differing = Object.keys(before).filter((name) => !isDeepStrictEqual(before[name], after[name]))
  must(differing.length === 0, `differing: ${differing.join(', ')}`)
  return `equal: ${Object.keys(before).join(', ')}`
}

/** A visit with consent, until the advertiser received it with the token that is stored encrypted. */
async function sendVisitToAdvertiser({ made, advertiser }) {
  advertiser.received.length = 0
  await visit({ origin, pageId: made.pageId, number: 2 })
  const begun = performance.now()
  while (!advertiser.received.some((words) => words.includes(advertiserToken))) {
    must(performance.now() - begun < 60_000, `after a minute it had received: ${advertiser.received.join('; ')}`)
    await pause(50)
  }
  return `received with the token after ${seconds(performance.now() - begun)}`
}

async function checkFiles(places) {
  const words = runDocumented('Checking a restored copy', places)
  must(words === '', words)
  const files = shell('find "$1/blobs" -type f | sort', places.DATA_DIR).split('\n')
  const named = await failureOf(() => {
    shell('mkdir "$1.aside" && cp --archive "$1" "$1.aside/" && find "$1" -type f -delete', `${places.DATA_DIR}/blobs`)
    runDocumented('Checking a restored copy', places)
  })
  shell('rm -r "$1" && mv "$1.aside/blobs" "$1" && rmdir "$1.aside"', `${places.DATA_DIR}/blobs`)
  must(named !== undefined, 'missing files were not noticed')
  return `${files.length} files are whole; without them it fails`
}

async function withoutSecrets({ desk, made, before }) {
  const page = await bytesOf(`${origin}${made.address}`)
  must(page.status === 200 && page.etag === before['bytes of the page'].etag, `the page is ${page.status}`)
  const session = await failureOf(() => desk('GET', '/admin/me'))
  must(session?.message.includes('401'), `the session: ${session?.message ?? 'holds'}`)
  const links = await readSignedLinks({ origin, made })
  must(links['download link'].status === 302, `the download link is ${links['download link'].status}`)
  must(links['link of the thank-you page'] === null, 'the thank-you link opens')
  must(links['opt-out link'] === 404, `the opt-out link is ${links['opt-out link']}`)
  return 'page 200 with its ETag; session 401, download link leads away, thank-you link knows nothing, opt-out link 404'
}

/** The first account of a product that is not local, made with the code that its start prints, and with two-step verification. */
async function firstAdmin(product) {
  const [, token] = /one-time code: (\S+)/.exec(product.output()) ?? []
  must(token !== undefined, `no code was printed: ${product.output()}`)
  const response = await fetch(`${origin}/api/admin/first`, {
    method: 'POST',
    headers: { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify({ token, ...account }),
  })
  must(response.status === 201, `the first admin: ${response.status} ${await response.text()}`)
  const desk = await signIn(origin, { email: account.email, password: account.password })
  await setUpSecondFactor(desk, account)
  return desk
}

/** A fake Meta; stores its requests with their addresses. */
async function startAdvertiser() {
  const received = []
  const server = http.createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request)).toString()
    received.push(`${request.url} ${JSON.stringify(request.headers)} ${body}`)
    response.setHeader('content-type', 'application/json').end('{"events_received":1}')
  })
  await new Promise((resolve) => server.listen(advertiserPort, '127.0.0.1', resolve))
  return { received, url: `http://127.0.0.1:${advertiserPort}`, stop: () => server.close() }
}

function backupIn(folder, name) {
  const places = { BACKUP: join(folder, `backup-${name}`), SECRETS: join(folder, `secrets-${name}`) }
  for (const place of Object.values(places)) mkdirSync(place)
  return places
}

async function failureOf(act) {
  try {
    await act()
    return undefined
  } catch (error) {
    return error
  }
}

function timed(act) {
  const begun = performance.now()
  act()
  return performance.now() - begun
}

function must(holds, otherwise) {
  if (!holds) throw new Error(otherwise)
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`
