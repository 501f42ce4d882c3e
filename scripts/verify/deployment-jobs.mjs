// Jobs are the worker's: without it they wait, with it they are done.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { apiOf, must, query, signIn, until } from './deployment-requests.mjs'

const unfinishedPictures = 'SELECT 1 FROM media_encodings WHERE failure IS NULL'
const runJobs = "SELECT 1 FROM pgboss.job WHERE started_on IS NOT NULL OR state = 'completed'"
/** Several rounds of a process that looks for jobs, were there one. */
const roundsMs = 5_000
const text = '@Raka Pratama, ini ditulis sebelum ada worker.'

/** @param startWorker called once it has been seen that nothing else runs jobs */
export async function verifyJobs(promise, { ask, dataDir, startWorker }) {
  await promise('web processes run no job: pictures and a mail wait', async () => {
    const api = apiOf(ask, await signIn(ask))
    const { items } = await api('GET', '/admin/landing-pages?perPage=50')
    const { document } = await api('GET', `/admin/landing-pages/${items[0].id}`)
    const sectionId = document.sections[0].id
    await api('POST', `/admin/landing-pages/${items[0].id}/comments`, { sectionId, text })
    await until(async () => (await query('shop', 'SELECT 1 FROM mails')).length > 0, 'no mail was written')
    await pause(roundsMs)
    const pictures = await query('shop', unfinishedPictures)
    const [run, mailed] = [await query('shop', runJobs), letters(dataDir)]
    must(run.length === 0 && mailed.length === 0, `${run.length} jobs were run, ${mailed.length} mails were sent`)
    must(pictures.length > 0, 'no picture waits')
    return `${pictures.length} pictures and 1 mail wait, 0 jobs were ever started`
  })
  await promise('a worker process on the same database and files does them', async () => {
    const waiting = (await query('shop', unfinishedPictures)).length
    const worker = startWorker()
    await until(() => letters(dataDir).some((letter) => letter.includes('ini ditulis sebelum')), worker.output())
    // Pictures of the demonstration are encoded for a while.
    await until(
      async () => (await query('shop', unfinishedPictures)).length === 0,
      'pictures are not finished',
      900_000,
    )
    const [{ made }] = await query('shop', 'SELECT count(*)::int AS made FROM media_variants')
    return `the mail is sent, ${waiting} pictures have their ${made} files`
  })
}

function letters(dataDir) {
  const folder = join(dataDir, 'mail')
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFileSync(join(folder, name), 'utf8'))
    : []
}
