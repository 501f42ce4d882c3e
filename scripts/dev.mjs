// `npm run dev`: the server from its sources, reloading. Only the package's stylesheet is needed built beforehand.
import { buildWhenChanged } from './build.mjs'
import { handOverToNode24, root } from './node24.mjs'

await handOverToNode24()
try {
  await buildWhenChanged((workspace) => workspace === 'packages/ui')
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
process.chdir(root)
process.execve(
  process.execPath,
  [process.execPath, '--conditions=source', `${root}/apps/server/src/dev.ts`],
  process.env,
)
