import { createHmac, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LocalGatewaySettings } from './process-settings.ts'

interface Options {
  settings: LocalGatewaySettings
  appEnv: string
  dataDir: string
  /** Where webhooks go. */
  productUrl: string
}

/**
 * What the local gateway and the processes that call it are started with: the same keys, which nothing outside of this
 * installation knows, because they are derived from a secret in its data folder.
 */
export function localGatewayEnvironment({ settings, appEnv, dataDir, productUrl }: Options): Record<string, string> {
  const folder = join(dataDir, 'local-gateway')
  const secret = secretOf(folder)
  const key = (name: string) => createHmac('sha256', secret).update(name).digest('hex').slice(0, 40)
  // Wherever it listens, this machine reaches it here; people's browsers go by its public address.
  const own = `http://127.0.0.1:${settings.port}`
  return {
    APP_ENV: appEnv,
    LOCAL_GATEWAY: 'on',
    LOCAL_GATEWAY_HOST: settings.host,
    LOCAL_GATEWAY_PORT: String(settings.port),
    LOCAL_GATEWAY_URL: settings.url,
    LOCAL_GATEWAY_SECRET: key('addresses of pages'),
    LOCAL_GATEWAY_CONTROL_TOKEN: key('control'),
    LOCAL_GATEWAY_STATE: join(folder, 'state.json'),
    LOCAL_GATEWAY_WEBHOOKS: productUrl,
    XENDIT_URL: own,
    XENDIT_SECRET_KEY: `xnd_development_${key('xendit secret')}`,
    XENDIT_PUBLIC_KEY: `xnd_public_development_${key('xendit public')}`,
    XENDIT_WEBHOOK_TOKEN: key('xendit webhooks'),
    XENDIT_BUSINESS_ID: key('xendit business').slice(0, 24),
    XENDIT_SCRIPT_URL: `${settings.url}/js/cards-session.min.js`,
    MIDTRANS_URL: own,
    MIDTRANS_SERVER_KEY: `SB-Mid-server-${key('midtrans server')}`,
    MIDTRANS_CLIENT_KEY: `SB-Mid-client-${key('midtrans client')}`,
    MIDTRANS_MERCHANT_ID: `G${key('midtrans merchant').slice(0, 9)}`,
    MIDTRANS_SCRIPT_URL: `${settings.url}/js/midtrans-new-3ds.min.js`,
  }
}

/** Made at the first start and kept, so that what was made before a restart can still be paid after it. */
function secretOf(folder: string): string {
  const file = join(folder, 'secret')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
