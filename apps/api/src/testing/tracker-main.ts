// A program that receives tracker events, for tests that kill it: node tracker-main.ts <connection string> It prints
// its port once it serves.
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { buildApp } from '../app.ts'
import { createDatabase } from '../platform/database/index.ts'
import { createDiskBlobStore } from '../platform/files/uploads/index.ts'
import { plainPageDrawer } from './page-drawer.ts'

const [url = ''] = process.argv.slice(2)
const app = buildApp({
  database: createDatabase({ url }),
  blobs: createDiskBlobStore(tmpdir()),
  pageDrawer: plainPageDrawer(),
  appEnv: 'local',
  publicUrl: 'http://localhost:3000',
  version: '0.0.0-test',
  secret: 'a secret that only tests use, long enough',
})

const server = createServer(async (incoming, outgoing) => {
  const request = new Request(`http://localhost:3000${incoming.url ?? ''}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'user-agent': incoming.headers['user-agent'] ?? '' },
    body: await text(incoming),
  })
  const answer = await app.fetch(request)
  outgoing.writeHead(answer.status).end(await answer.text())
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
