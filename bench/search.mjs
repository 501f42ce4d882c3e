// `node bench/search.mjs --data-dir .data --origin http://127.0.0.1:3000 --pid 1234`: the search of a running server with what
// fill-catalogue.mjs adds. Each question takes its turn at 4 and at 50 connections; pages as they are sent, and suggestions.
import { parseArgs } from 'node:util'
import { withDatabase } from './copy-page.mjs'
import { hammer, hasWrk } from './requests.mjs'

/** What is asked: a word that a quarter of the catalogue has, one entry, a wrong letter, words that nothing has together, nothing. */
const questions = {
  'a common word': 'shopee',
  'every course': 'kelas',
  'one entry': 'kelas uji 4711',
  'a wrong letter': 'tokopdeia uji',
  'nothing has all': 'shopee helikopter',
  'no result': 'qzxqzxqzx',
}

const { values } = parseArgs({
  options: {
    'data-dir': { type: 'string' },
    origin: { type: 'string', default: 'http://127.0.0.1:3000' },
    pid: { type: 'string' },
    seconds: { type: 'string', default: '5' },
  },
})
if (!hasWrk()) throw new Error('wrk is needed (apt-get install wrk)')
if (values['data-dir'] === undefined || values.pid === undefined)
  throw new Error('--data-dir names the folder of a running server, --pid its process')

const entries = await withDatabase(values['data-dir'], async (client) => {
  const { rows } = await client.query('SELECT count(*)::int AS entries FROM search_entries')
  return rows[0].entries
})
console.log(`${entries} entries\n`)
console.log('| asked | address | p99 at 4, ms | p99 at 50, ms | requests/s at 50 | failed |')
console.log('|---|---|---|---|---|---|')
for (const [asked, words] of Object.entries(questions))
  for (const path of ['/search?cari=', '/api/search/suggestions?words=']) {
    const target = {
      address: `${values.origin}${path}${encodeURIComponent(words)}`,
      pid: Number(values.pid),
      seconds: Number(values.seconds),
    }
    hammer({ ...target, connections: 4, seconds: 2 })
    const few = hammer({ ...target, connections: 4 })
    const many = hammer({ ...target, connections: 50 })
    const cells = [
      asked,
      path,
      few.p99Ms.toFixed(1),
      many.p99Ms.toFixed(1),
      many.perSecond.toFixed(0),
      few.failed + many.failed,
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
