// Starts an app once on the database that tests copy, so that no copy has to be given queues: node … <connection string>
import { tmpdir } from 'node:os'
import { buildApp } from '../app.ts'
import { createDatabase } from '../platform/database/index.ts'
import { createDiskBlobStore } from '../platform/files/uploads/index.ts'
import { plainPageDrawer } from './page-drawer.ts'

const [url = ''] = process.argv.slice(2)
const database = createDatabase({ url })
const app = buildApp({
  database,
  blobs: createDiskBlobStore(tmpdir()),
  pageDrawer: plainPageDrawer(),
  appEnv: 'local',
  publicUrl: 'http://localhost:3000',
  version: '0.0.0-test',
  secret: 'a secret that only tests use, long enough',
})
await app.jobs.prepare()
await app.stopBackground()
await database.close()
