import { environments } from '@naikkelas/contract/enumerations'
import * as z from 'zod'
import { brandOf, brandSettings, missingOfController } from './env-brand.ts'
import { googleOf, googleSettings, missingOfGoogle } from './env-google.ts'
import type { Env } from './env-shape.ts'
import { flawsOfLocalGateway, localGatewayOf, localGatewaySettings } from './env-local-gateway.ts'
import {
  hasPaymentKeys,
  missingOfPayments,
  paymentAddresses,
  paymentAccountsOf,
  paymentSettings,
} from './env-payments.ts'
import { missingOfS3, s3Of, s3Settings } from './env-s3.ts'
import { missingOfWhatsApp, whatsAppOf, whatsAppSettings } from './env-whatsapp.ts'
import { advertiserSetting, databaseSetting, originSetting, secondsSetting } from './env-settings.ts'
import { receiverOf } from './platform/error-reports/error-reports-dsn.ts'
import { logLevels } from './platform/log/index.ts'
import { isNetwork } from './platform/rate-limits/networks.ts'
import { StartError } from '@naikkelas/supervision'

export type { AppEnv, BodyTimes, Env } from './env-shape.ts'

/** Different ones: 32 random hexadecimal digits have fewer than 8 once in 10^8. */
const MIN_SECRET_CHARACTERS = 8

/** Addresses that are reached over https alone in production. */
const encrypted = ['MEDIA_ORIGIN', 'CDN_PURGE_URL', 'PUBLIC_URL', 'S3_ENDPOINT', 'GOOGLE_ISSUER'] as const

/** What an operator may set; each message ends the sentence "NAME …". */
const settingsSchema = z
  .object({
    APP_ENV: z.enum(environments, 'must be local, staging or production').default('local'),
    PORT: z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(0, 'must be 0 or more')
      .max(65_535, 'must be at most 65535')
      .default(3000),
    HOST: z.string().min(1, 'must not be empty').default('127.0.0.1'),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'must be the address people type, such as https://naikkelas.id' })
      .optional(),
    MEDIA_ORIGIN: originSetting('https://media.naikkelas-usercontent.id').optional(),
    BODY_SECONDS: secondsSetting(15),
    UPLOAD_SECONDS: secondsSetting(600),
    UPLOAD_IDLE_SECONDS: secondsSetting(20),
    WEB_CONCURRENCY: z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(1, 'must be 1 or more')
      .max(64, 'must be at most 64')
      .default(1),
    METRICS_PORT: z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(1, 'must be 1 or more')
      .max(65_535, 'must be at most 65535')
      .optional(),
    METRICS_HOST: z.string().min(1, 'must not be empty').default('127.0.0.1'),
    ROLE: z
      .string()
      .transform((list) => list.split(',').map((role) => role.trim()))
      .pipe(z.array(z.enum(['web', 'worker'], 'must be web, worker or both, apart by a comma')))
      .default([]),
    DATA_DIR: z.string().min(1, 'must not be empty').optional(),
    DATABASE_URL: databaseSetting,
    DATABASE_DIRECT_URL: databaseSetting,
    TRUSTED_PROXIES: z
      .string()
      .transform((list) => (list.trim() === 'none' ? [] : list.split(',').map((network) => network.trim())))
      .refine(
        (list) => list.every(isNetwork),
        'must be IP addresses or networks such as 10.0.0.0/8 and fd00::/8, apart by commas, or none',
      )
      .optional(),
    CDN_PURGE_URL: z.url({ protocol: /^https?$/, error: 'must be the address that tags are purged at' }).optional(),
    CDN_PURGE_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'must be a token without spaces')
      .optional(),
    CDN_SECONDS: z.coerce
      .number('must be a number of seconds')
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(2_592_000, 'must be at most 30 days')
      .default(86_400),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@mail.naikkelas.id' })
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^\r\n@]*[^\s@<>]+@[^\s@<>]+>?$/, 'must be a sender such as Naikkelas <halo@naikkelas.id>')
      .optional(),
    META_EVENTS_URL: advertiserSetting('https://graph.facebook.com/v24.0'),
    TIKTOK_EVENTS_URL: advertiserSetting('https://business-api.tiktok.com/open_api/v1.3'),
    GOOGLE_EVENTS_URL: advertiserSetting('https://www.google-analytics.com'),
    ERROR_REPORTS_DSN: z
      .string()
      .transform((dsn, context) => {
        const receiver = receiverOf(dsn)
        if (receiver === null) context.addIssue('must be a DSN such as https://key@sentry.naikkelas.id/1')
        return receiver ?? z.NEVER
      })
      .optional(),
    FORMER_APP_SECRETS: z
      .string()
      .transform((list) => list.split(',').map((secret) => secret.trim()))
      .refine(
        (list) => list.every((secret) => secret.length >= 32),
        'must be former values of APP_SECRET, apart by commas',
      )
      .default([]),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).optional(),
    AUDIT_DAYS: z.coerce
      .number('must be a number of days')
      .int('must be a whole number')
      .min(30, 'must be at least 30')
      .max(3_650, 'must be at most 10 years')
      .default(730),
    LEAD_MONTHS: z.coerce
      .number('must be a number of months')
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(120, 'must be at most 120')
      .default(24),
    ...brandSettings,
    ...whatsAppSettings,
    ...googleSettings,
    ...s3Settings,
    ...paymentSettings,
    ...localGatewaySettings,
    APP_SECRET: z.string().min(32, 'must have at least 32 characters (openssl rand -hex 32 makes one)').optional(),
  })
  .superRefine((settings, context) => {
    const { MEDIA_ORIGIN, PUBLIC_URL } = settings
    if (
      MEDIA_ORIGIN !== undefined &&
      PUBLIC_URL !== undefined &&
      new URL(PUBLIC_URL).host === new URL(MEDIA_ORIGIN).host
    )
      context.addIssue({ code: 'custom', path: ['MEDIA_ORIGIN'], message: 'must be another host than PUBLIC_URL' })
    for (const name of [...encrypted, ...paymentAddresses])
      if (settings.APP_ENV === 'production' && settings[name]?.startsWith('http:'))
        context.addIssue({ code: 'custom', path: [name], message: 'must begin with https:// in production' })
    if ((settings.CDN_PURGE_URL === undefined) !== (settings.CDN_PURGE_TOKEN === undefined))
      context.addIssue({
        code: 'custom',
        path: [settings.CDN_PURGE_URL === undefined ? 'CDN_PURGE_URL' : 'CDN_PURGE_TOKEN'],
        message: `must be set when ${settings.CDN_PURGE_URL === undefined ? 'CDN_PURGE_TOKEN' : 'CDN_PURGE_URL'} is`,
      })
    if (settings.APP_ENV === 'production' && settings.ERROR_REPORTS_DSN?.url.startsWith('http:'))
      context.addIssue({
        code: 'custom',
        path: ['ERROR_REPORTS_DSN'],
        message: 'must begin with https:// in production',
      })
    if (
      settings.APP_ENV !== 'local' &&
      new Set(settings.APP_SECRET).size < MIN_SECRET_CHARACTERS &&
      settings.APP_SECRET
    )
      context.addIssue({
        code: 'custom',
        path: ['APP_SECRET'],
        message: 'must not repeat a few characters (openssl rand -hex 32 makes one)',
      })
    if (settings.DATABASE_DIRECT_URL !== undefined && settings.DATABASE_URL === undefined)
      context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message: 'must be set when DATABASE_DIRECT_URL is' })
    if (settings.SMTP_URL !== undefined && settings.MAIL_FROM === undefined)
      context.addIssue({ code: 'custom', path: ['MAIL_FROM'], message: 'must be set when SMTP_URL is' })
    for (const name of missingOfWhatsApp(settings))
      context.addIssue({ code: 'custom', path: [name], message: 'must be set when another WHATSAPP_ setting is' })
    for (const name of missingOfGoogle(settings))
      context.addIssue({ code: 'custom', path: [name], message: 'must be set when another GOOGLE_CLIENT_ setting is' })
    for (const name of missingOfS3(settings))
      context.addIssue({ code: 'custom', path: [name], message: 'must be set when another S3_ setting is' })
    for (const name of missingOfPayments(settings))
      context.addIssue({ code: 'custom', path: [name], message: 'must be set when another key of the same gateway is' })
    for (const message of flawsOfLocalGateway(settings, {
      appEnv: settings.APP_ENV,
      hasPaymentKeys: hasPaymentKeys(settings),
    }))
      context.addIssue({ code: 'custom', path: ['LOCAL_GATEWAY'], message })
    for (const name of missingOfController(settings))
      context.addIssue({ code: 'custom', path: [name], message: 'must be set when another CONTROLLER_ setting is' })
    if (settings.APP_ENV === 'local') return
    const required = {
      APP_SECRET: 'openssl rand -hex 32 makes one',
      PUBLIC_URL: 'links in mails and redirects are built from it',
      TRUSTED_PROXIES:
        'this server has no TLS, so visitors come through a proxy, and without its address all of them share one rate limit (127.0.0.1 for a proxy on this machine, none for none)',
    }
    for (const [name, reason] of Object.entries(required)) {
      if (settings[name as keyof typeof required] === undefined) {
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `must be set when APP_ENV is ${settings.APP_ENV}: ${reason}`,
        })
      }
    }
  })

/**
 * The settings of this process, checked. An empty variable counts as one that is not set.
 * @throws StartError with one sentence per setting that is wrong
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = settingsSchema.safeParse(given)
  if (!result.success) {
    throw new StartError(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'))
  }
  const { APP_ENV, PORT, HOST, PUBLIC_URL, MEDIA_ORIGIN, TRUSTED_PROXIES, DATA_DIR, DATABASE_URL, APP_SECRET } =
    result.data
  const { BODY_SECONDS, UPLOAD_SECONDS, UPLOAD_IDLE_SECONDS, SMTP_URL, MAIL_FROM } = result.data
  const { CDN_PURGE_URL, CDN_PURGE_TOKEN, CDN_SECONDS } = result.data
  const { META_EVENTS_URL, TIKTOK_EVENTS_URL, GOOGLE_EVENTS_URL } = result.data
  const publicUrl = (PUBLIC_URL ?? localAddress(HOST, PORT)).replace(/\/+$/, '')
  return {
    appEnv: APP_ENV,
    port: PORT,
    host: HOST,
    publicUrl,
    mediaOrigin: MEDIA_ORIGIN,
    bodyTimes: { smallMs: BODY_SECONDS, uploadMs: UPLOAD_SECONDS, uploadIdleMs: UPLOAD_IDLE_SECONDS },
    trustedProxies: TRUSTED_PROXIES ?? [],
    webConcurrency: result.data.WEB_CONCURRENCY,
    metrics:
      result.data.METRICS_PORT === undefined
        ? undefined
        : { port: result.data.METRICS_PORT, host: result.data.METRICS_HOST },
    roles: result.data.ROLE,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    directDatabaseUrl: result.data.DATABASE_DIRECT_URL,
    cdn:
      CDN_PURGE_URL === undefined || CDN_PURGE_TOKEN === undefined
        ? undefined
        : { url: CDN_PURGE_URL, token: CDN_PURGE_TOKEN, keptSeconds: CDN_SECONDS },
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM ?? 'Naikkelas <halo@naikkelas.test>',
    whatsApp: whatsAppOf(result.data),
    google: googleOf(result.data),
    s3: s3Of(result.data),
    paymentAccounts: paymentAccountsOf(result.data),
    localGateway: localGatewayOf(result.data, {
      appEnv: APP_ENV,
      port: PORT,
      host: HOST,
      publicUrl,
      hasPaymentKeys: hasPaymentKeys(result.data),
    }),
    arePaymentsSimulated: result.data.LOCAL_GATEWAY_SECRET !== undefined,
    pixelEndpoints: { meta: META_EVENTS_URL, tiktok: TIKTOK_EVENTS_URL, google: GOOGLE_EVENTS_URL },
    errorReports: result.data.ERROR_REPORTS_DSN,
    // Beside the page one is working on, lines of requests are in the way.
    logLevel: result.data.LOG_LEVEL ?? (APP_ENV === 'local' ? 'warn' : 'info'),
    auditDays: result.data.AUDIT_DAYS,
    brand: brandOf(result.data, APP_ENV === 'local'),
    leadMonths: result.data.LEAD_MONTHS,
    appSecret: APP_SECRET,
    formerAppSecrets: result.data.FORMER_APP_SECRETS,
  }
}

/** An address that works in a browser on this machine, whatever the server binds. */
function localAddress(host: string, port: number) {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
