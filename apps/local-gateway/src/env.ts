import { StartError } from '@naikkelas/supervision'
import * as z from 'zod'
import type { LocalGatewayOptions } from './local-gateway.ts'

const key = z.string('must be set').min(1, 'must not be empty')

/** The names are those that the product reads, so that both are given the same keys. */
const settingsSchema = z.object({
  APP_ENV: z.enum(['local', 'staging', 'production'], 'must be local, staging or production').default('local'),
  LOCAL_GATEWAY: z.enum(['on', 'off'], 'must be on or off').optional(),
  LOCAL_GATEWAY_PORT: z.coerce.number('must be a number').int().min(0).max(65_535).default(4010),
  LOCAL_GATEWAY_HOST: z.string().min(1).default('127.0.0.1'),
  LOCAL_GATEWAY_URL: z.url({ protocol: /^https?$/, error: 'must be the address of its pages' }).optional(),
  LOCAL_GATEWAY_SECRET: key,
  LOCAL_GATEWAY_CONTROL_TOKEN: key,
  LOCAL_GATEWAY_STATE: z.string().min(1).optional(),
  LOCAL_GATEWAY_WEBHOOKS: z.url({ protocol: /^https?$/, error: 'must be the address that webhooks go to' }),
  XENDIT_SECRET_KEY: key,
  XENDIT_PUBLIC_KEY: key,
  XENDIT_WEBHOOK_TOKEN: key,
  XENDIT_BUSINESS_ID: key,
  MIDTRANS_SERVER_KEY: key,
  MIDTRANS_CLIENT_KEY: key,
  MIDTRANS_MERCHANT_ID: key,
})

/**
 * The settings of this process. NODE_ENV plays no part.
 * @throws StartError in production, and on staging unless it is asked for
 */
export function readEnv(source: Record<string, string | undefined> = process.env): LocalGatewayOptions {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = settingsSchema.safeParse(given)
  if (!result.success)
    throw new StartError(result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'))
  const env = result.data
  if (env.APP_ENV === 'production') throw new StartError('The local gateway never runs in production.')
  if (env.APP_ENV === 'staging' && env.LOCAL_GATEWAY !== 'on')
    throw new StartError('On staging the local gateway runs when LOCAL_GATEWAY is on.')
  const webhooks = env.LOCAL_GATEWAY_WEBHOOKS.replace(/\/+$/, '')
  return {
    accounts: {
      xendit: {
        secretKey: env.XENDIT_SECRET_KEY,
        publicKey: env.XENDIT_PUBLIC_KEY,
        webhookToken: env.XENDIT_WEBHOOK_TOKEN,
        businessId: env.XENDIT_BUSINESS_ID,
      },
      midtrans: {
        serverKey: env.MIDTRANS_SERVER_KEY,
        clientKey: env.MIDTRANS_CLIENT_KEY,
        merchantId: env.MIDTRANS_MERCHANT_ID,
      },
    },
    webhookUrls: { xendit: `${webhooks}/api/webhooks/xendit`, midtrans: `${webhooks}/api/webhooks/midtrans` },
    controlToken: env.LOCAL_GATEWAY_CONTROL_TOKEN,
    secret: env.LOCAL_GATEWAY_SECRET,
    host: env.LOCAL_GATEWAY_HOST,
    port: env.LOCAL_GATEWAY_PORT,
    publicUrl: env.LOCAL_GATEWAY_URL?.replace(/\/+$/, ''),
    stateFile: env.LOCAL_GATEWAY_STATE,
  }
}
