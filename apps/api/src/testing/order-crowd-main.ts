// A process that lets many buyers order at once: node order-crowd-main.ts <connection string> <time>. It reads a line with
// what is ordered and the cookies of all buyers, and answers it with a line of what each of them was answered.
import { createInterface } from 'node:readline'
import { tmpdir } from 'node:os'
import { buildApp } from '../app.ts'
import { createDatabase } from '../platform/database/index.ts'
import { createDiskBlobStore } from '../platform/files/uploads/index.ts'
import { createLog } from '../platform/log/index.ts'
import { plainPageDrawer } from './page-drawer.ts'

const [url = '', time = ''] = process.argv.slice(2)
const publicUrl = 'http://localhost:3000'
const app = buildApp({
  // All come in the same moment, and none is turned away for the length of the queue.
  database: createDatabase({ url, connectionWaitMs: 120_000 }),
  blobs: createDiskBlobStore(tmpdir()),
  pageDrawer: plainPageDrawer(),
  clock: { now: () => new Date(time) },
  appEnv: 'local',
  publicUrl,
  version: '0.0.0-test',
  secret: 'a secret that only tests use, long enough',
  // Lines on the output are answers.
  log: createLog({ level: 'silent' }),
})

interface Crowd {
  order: unknown
  cookies: readonly string[]
}

/** Presses again where the server was too busy, as its sentence asks for. */
async function place(order: unknown, cookie: string): Promise<string> {
  const answer = await app.fetch(
    new Request(`${publicUrl}/api/me/orders`, {
      method: 'POST',
      headers: { origin: publicUrl, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie },
      body: JSON.stringify(order),
    }),
    { clientAddress: '203.0.113.7' },
  )
  if (answer.status === 503) return place(order, cookie)
  if (answer.status === 201) return 'placed'
  const { data } = (await answer.json()) as { data: { code: string; fields?: { message: string }[] } }
  return data.fields?.[0]?.message ?? data.code
}

for await (const line of createInterface({ input: process.stdin })) {
  const { order, cookies } = JSON.parse(line) as Crowd
  console.log(JSON.stringify(await Promise.all(cookies.map((cookie) => place(order, cookie)))))
}
process.exit(0)
