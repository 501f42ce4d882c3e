import { spawn } from 'node:child_process'
import { type ProcessSettings, StartError } from '@naikkelas/supervision'
import { environment } from './env.ts'

/**
 * The settings that this process acts on. They are read and checked by a process of its own, which ends: what checks them
 * would take 19 MB here for as long as the product runs.
 * @param command arguments of Node for that process; it sends the settings over IPC, or prints what is wrong and fails
 * @throws StartError without words where that process said them
 */
export async function readSettings(command: readonly string[]): Promise<ProcessSettings> {
  const child = spawn(process.execPath, command, { env: environment, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  return await new Promise((resolve, reject) => {
    child.once('message', (settings) => resolve(settings as ProcessSettings))
    child.once('error', reject)
    child.once('exit', () => reject(new StartError('')))
  })
}
