// `npm run bench [page|accounts|builder|dictionary|gradebook|learning|lighthouse|lists|many-pages|orders|paint|press|publish|redraws|rendering|revenue|screens|templates|tracker] [-- options]`: without a name the published page, the measure of every release.
import { handOverToNode24 } from '../scripts/node24.mjs'

await handOverToNode24()
const [name, ...rest] = process.argv.slice(2)
const benches = {
  page: './run.mjs',
  accounts: './accounts.mjs',
  builder: './builder/run.mjs',
  dictionary: './dictionary.mjs',
  gradebook: './gradebook.mjs',
  learning: './learning.mjs',
  lighthouse: './lighthouse-screens.mjs',
  lists: './lists.mjs',
  orders: './orders.mjs',
  press: './press.mjs',
  publish: './publish.mjs',
  redraws: './redraws.mjs',
  rendering: './server-rendering.mjs',
  revenue: './revenue.mjs',
  screens: './screens.mjs',
  templates: './templates.mjs',
  tracker: './tracker.mjs',
  'many-pages': './many-pages.mjs',
  paint: './paint.mjs',
}
const isNamed = name !== undefined && !name.startsWith('--')
const file = isNamed ? benches[name] : benches.page
if (!file) {
  console.error(`There is no bench ${name}; there are: ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}
if (isNamed) process.argv.splice(2, process.argv.length, ...rest)
await import(file)
