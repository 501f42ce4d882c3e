// `npm start`: builds what changed, then becomes the supervisor, so that signals and kill reach it directly.
import { pathToFileURL } from 'node:url'
import { buildWhenChanged } from './build.mjs'
import { handOverToNode24, root } from './node24.mjs'
import { serverCommand } from './server-command.mjs'

await handOverToNode24()
try {
  await buildWhenChanged()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
const preload = pathToFileURL(`${root}/scripts/end-with-npm.mjs`).href
const args = ['--import', preload, ...serverCommand]
process.chdir(root)
process.execve(process.execPath, [process.execPath, ...args], { ...process.env, NODE_ENV: 'production' })
