// Reads and checks the settings for the supervisor, and ends: node settings.js, with an IPC channel.
import { readEnv } from '@naikkelas/api/env'
import { type ProcessSettings, StartError } from '@naikkelas/supervision'

try {
  const { port, host, publicUrl, dataDir, databaseUrl, webConcurrency, metrics, roles } = readEnv()
  const settings: ProcessSettings = { port, host, publicUrl, dataDir, databaseUrl, webConcurrency, metrics, roles }
  process.send?.(settings, () => process.disconnect())
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
