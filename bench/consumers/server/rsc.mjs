import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-server-dom-webpack/server.node'
import { cases } from './cases.mjs'

let failed = 0
for (const [name, element] of Object.entries(cases)) {
  const problems = []
  const stream = new PassThrough()
  const ended = stream.resume().toArray()
  renderToPipeableStream(element, {}, { onError: (error) => void problems.push(error.message) }).pipe(stream)
  await ended.catch(() => {})
  if (problems.length === 0) continue
  failed += 1
  console.error(`${name}: ${problems[0].split('\n')[0]}`)
}
console.log(`${Object.keys(cases).length - failed} of ${Object.keys(cases).length} drawn`)
process.exitCode = failed > 0 ? 1 : 0
