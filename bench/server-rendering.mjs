// `npm run bench rendering [-- --seconds 3] [--write]`: how many pages a second a server draws with what is published.
import { parseArgs } from 'node:util'
import { buildWhenChanged } from '../scripts/build.mjs'
import { handOverToNode24 } from '../scripts/node24.mjs'
import { writePart } from './results.mjs'
import { measureAll, serverRendering, serverRenderingText } from './ways-to-draw.mjs'

await handOverToNode24()
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    // In the process that draws.
    measure: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
if (values.measure) console.log(JSON.stringify(await measureAll(Number(values.seconds))))
else {
  await buildWhenChanged((workspace) => workspace === 'packages/ui')
  const text = serverRenderingText(await serverRendering({ seconds: Number(values.seconds) }))
  console.log(text)
  if (values.write) writePart('server rendering', text)
}
