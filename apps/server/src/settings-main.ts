// Reads and checks the settings for the supervisor, and ends: node settings.js, with an IPC channel.
import { readEnv } from '@naikkelas/api/env'
import { type ProcessSettings, StartError } from '@naikkelas/supervision'

try {
  const { appEnv, port, host, publicUrl, dataDir, databaseUrl, webConcurrency, metrics, roles, localGateway } =
    readEnv()
  const served = { port, host, publicUrl, webConcurrency, metrics }
  const settings: ProcessSettings = { appEnv, ...served, dataDir, databaseUrl, roles, localGateway }
  process.send?.(settings, () => process.disconnect())
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
