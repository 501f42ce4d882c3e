// A dump and the files of the deployment, restored beside it and compared.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { untilAnswering } from '../../bench/processes.mjs'
import { shell } from './checkout.mjs'
import { addresses, askAt, must, until } from './deployment-requests.mjs'
import { ports, startWeb } from './deployment-services.mjs'

export async function backUpAndRestore({ folder, dataDir, appSecret, postgresPrograms, running }) {
  const ask = askAt(ports.web)
  const [dump, files] = [join(folder, 'naikkelas.dump'), join(folder, 'naikkelas-files.tar')]
  const server = `--host=${join(folder, 'cluster')} --port=${ports.postgres} --username=shop`
  shell(`"$1/pg_dump" ${server} --format=custom --file="$2" shop`, postgresPrograms, dump)
  shell('tar --create --file="$1" --directory="$2" blobs', files, dataDir)
  shell(`"$1/createdb" ${server} restored`, postgresPrograms)
  shell(`"$1/pg_restore" ${server} --dbname=restored --exit-on-error "$2"`, postgresPrograms, dump)
  const fresh = join(folder, 'restored-data')
  mkdirSync(fresh)
  shell('tar --extract --file="$1" --directory="$2"', files, fresh)
  const place = { folder, dataDir: fresh, database: 'restored', appSecret }
  // Alone, so it runs its jobs itself.
  running.push(startWeb({ ...place, port: ports.restored, metricsPort: ports.restoredMetrics, env: { ROLE: '' } }))
  await untilAnswering(`http://127.0.0.1:${ports.restored}/api/health`)
  const askRestored = askAt(ports.restored)
  const pages = await addresses(ask)
  const media = new Set()
  for (const path of pages)
    for (const [file] of (await same(path)).toString().matchAll(/\/media\/[\w-]+\/[\w.-]+/g)) media.add(file)
  for (const path of media) await same(path)
  must(pages.length > 0 && media.size > 0, 'nothing was compared')
  return `${pages.length} pages and ${media.size} media files are identical to the byte`

  async function same(path) {
    let [one, other] = [await ask(path), await askRestored(path)]
    // Either side may still be drawing a page again for a picture that was finished last.
    await until(async () => {
      ;[one, other] = [await ask(path), await askRestored(path)]
      return one.status === 200 && other.status === 200 && one.body.equals(other.body)
    }, `${path} differs: ${one.status} with ${one.body.length} bytes, restored ${other.status} with ${other.body.length}`)
    return one.body
  }
}
