import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhenChanged } from '../../../../scripts/build.mjs'
import { startProductServer } from './product-server.ts'

/**
 * Starts the product as `npm start` does, on a free port and an empty database of its own, and ends it afterwards.
 * With JOURNEYS_AT set, the journeys meet the server that is there instead; JOURNEYS_DATA_DIR is its data folder.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (process.env.JOURNEYS_AT) return async () => {}
  await buildWhenChanged()
  // Not made here: the server makes it so that the database's own account may pass.
  const dataDir = join(tmpdir(), `naikkelas-journeys-${randomUUID()}`)
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    const { address, stop } = await startProductServer({ DATA_DIR: dataDir })
    process.env.JOURNEYS_AT = address
    process.env.JOURNEYS_DATA_DIR = dataDir
    return async () => {
      await stop()
      remove()
    }
  } catch (error) {
    remove()
    throw error
  }
}
