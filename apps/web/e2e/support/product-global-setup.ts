import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { buildWhenChanged } from '../../../../scripts/build.mjs'
import { announceServers, type OwnServer } from './own-server.ts'
import { startProductServer } from './product-server.ts'

/**
 * Starts the product as `npm start` does, once for each worker, on a free port and an empty database of its own, and
 * ends all afterwards. With JOURNEYS_AT set, the journeys meet the server that is there instead; JOURNEYS_DATA_DIR is
 * its data folder.
 */
export default async function startProducts({ workers }: FullConfig): Promise<() => Promise<void>> {
  if (process.env.JOURNEYS_AT) return async () => {}
  await buildWhenChanged()
  const started = await Promise.allSettled(Array.from({ length: workers }, startProduct))
  const products = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const end = async () => {
    for (const { stop } of products) await stop()
  }
  const failed = started.find((result) => result.status === 'rejected')
  if (failed) {
    await end()
    throw failed.reason
  }
  announceServers(products)
  return end
}

async function startProduct(): Promise<OwnServer & { stop: () => Promise<void> }> {
  // Not made here: the server makes it so that the database's own account may pass.
  const dataDir = join(tmpdir(), `naikkelas-journeys-${randomUUID()}`)
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    const { address, stop } = await startProductServer({ DATA_DIR: dataDir })
    const end = async () => {
      await stop()
      remove()
    }
    return { address, dataDir, stop: end }
  } catch (error) {
    remove()
    throw error
  }
}
