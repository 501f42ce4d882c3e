import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('without any setting it serves this machine only, on port 3000', () => {
  expect(readEnv({})).toEqual({
    appEnv: 'local',
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    mediaOrigin: undefined,
    bodyTimes: { smallMs: 15_000, uploadMs: 600_000, uploadIdleMs: 20_000 },
    trustedProxies: [],
    webConcurrency: 1,
    metrics: undefined,
    roles: [],
    dataDir: undefined,
    databaseUrl: undefined,
    directDatabaseUrl: undefined,
    cdn: undefined,
    smtpUrl: undefined,
    mailFrom: 'Naikkelas <halo@naikkelas.test>',
    paymentAccounts: { xendit: undefined, midtrans: undefined },
    localGateway: { port: 4010, host: '127.0.0.1', url: 'http://127.0.0.1:4010' },
    arePaymentsSimulated: false,
    pixelEndpoints: { meta: undefined, tiktok: undefined, google: undefined },
    errorReports: undefined,
    logLevel: 'warn',
    auditDays: 730,
    brand: {
      controller: {
        name: 'PT Naikkelas Usaha Bersama',
        address: 'Jalan Ijen 27, Malang 65119',
        email: 'privasi@naikkelas.test',
      },
      legalSince: undefined,
    },
    leadMonths: 24,
    appSecret: undefined,
    formerAppSecrets: [],
  })
})

test('every wrong setting is named with what it must be, all at once', () => {
  const read = () => readEnv({ PORT: 'eighty', APP_ENV: 'test', DATABASE_URL: 'mysql://localhost/shop' })

  expect(read).toThrow(
    [
      'APP_ENV must be local, staging or production.',
      'PORT must be a number.',
      'DATABASE_URL must begin with postgresql://.',
    ].join('\n'),
  )
})

test('production refuses to start without a secret and an address of its own', () => {
  expect(() => readEnv({ APP_ENV: 'production' })).toThrow(/^APP_SECRET must be set.*\nPUBLIC_URL must be set/)
})

test('a short secret is refused', () => {
  expect(() => readEnv({ APP_ENV: 'production', APP_SECRET: 'hunter2', PUBLIC_URL: 'https://naikkelas.id' })).toThrow(
    'APP_SECRET must have at least 32 characters',
  )
})

const online = {
  APP_ENV: 'production',
  APP_SECRET: '3f9c0a5d7e12b864c0d9a7b35e1f2846',
  PUBLIC_URL: 'https://naikkelas.id',
  TRUSTED_PROXIES: '127.0.0.1',
}

test('production starts with a random secret, an encrypted address and its proxy', () => {
  expect(readEnv(online)).toMatchObject({ appEnv: 'production', trustedProxies: ['127.0.0.1'] })
})

test.for([
  [{ PUBLIC_URL: 'http://naikkelas.id' }, 'PUBLIC_URL must begin with https:// in production.'],
  [{ APP_SECRET: 'a'.repeat(64) }, 'APP_SECRET must not repeat a few characters (openssl rand -hex 32 makes one).'],
  [{ APP_SECRET: 'abc'.repeat(20) }, 'APP_SECRET must not repeat a few characters'],
  [{ TRUSTED_PROXIES: '' }, 'TRUSTED_PROXIES must be set when APP_ENV is production: this server has no TLS'],
  [{ APP_ENV: 'staging', TRUSTED_PROXIES: '' }, 'TRUSTED_PROXIES must be set when APP_ENV is staging'],
] as const)('production refuses %j', ([setting, sentence]) => {
  expect(() => readEnv({ ...online, ...setting })).toThrow(sentence)
})

test('an address past the pooler is refused without the address of the database itself', () => {
  const DATABASE_DIRECT_URL = 'postgresql://shop@localhost:5432/shop'
  expect(() => readEnv({ DATABASE_DIRECT_URL })).toThrow('DATABASE_URL must be set when DATABASE_DIRECT_URL is.')
  expect(readEnv({ DATABASE_DIRECT_URL, DATABASE_URL: 'postgresql://shop@localhost:6432/shop' })).toMatchObject({
    directDatabaseUrl: DATABASE_DIRECT_URL,
  })
})

test('an empty variable counts as one that is not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('a server that binds every address still prints one that a browser on this machine opens', () => {
  expect(readEnv({ HOST: '0.0.0.0', PORT: '8080' }).publicUrl).toBe('http://127.0.0.1:8080')
  expect(readEnv({ HOST: '::1', PORT: '8080' }).publicUrl).toBe('http://[::1]:8080')
})

test('proxies are trusted by address or network only', () => {
  expect(readEnv({ TRUSTED_PROXIES: '10.0.0.1, ::1' }).trustedProxies).toEqual(['10.0.0.1', '::1'])
  expect(() => readEnv({ TRUSTED_PROXIES: '10.0.0.1, proxy.internal' })).toThrow('TRUSTED_PROXIES must be IP addresses')
  expect(readEnv({ TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8' }).trustedProxies).toEqual(['10.0.0.0/8', 'fd00::/8'])
  expect(readEnv({ TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([])
  expect(() => readEnv({ TRUSTED_PROXIES: '10.0.0.0/33' })).toThrow('TRUSTED_PROXIES must be IP addresses')
})

test('senders may be given other times, in seconds', () => {
  expect(readEnv({ BODY_SECONDS: '2.5', UPLOAD_SECONDS: '90', UPLOAD_IDLE_SECONDS: '1' }).bodyTimes).toEqual({
    smallMs: 2_500,
    uploadMs: 90_000,
    uploadIdleMs: 1_000,
  })
  expect(() => readEnv({ BODY_SECONDS: '0' })).toThrow('BODY_SECONDS must be at least 0.05 seconds.')
})

test('uploaded files may have an origin of their own, which is no other than an origin and not the site’s', () => {
  const read = (origin: string, rest: Record<string, string> = {}) =>
    readEnv({ PUBLIC_URL: 'https://naikkelas.id', MEDIA_ORIGIN: origin, ...rest }).mediaOrigin
  expect(read('https://Media.naikkelas-berkas.id/')).toBe('https://media.naikkelas-berkas.id')
  expect(() => read('https://naikkelas-berkas.id/media')).toThrow('MEDIA_ORIGIN must be an origin without a path.')
  expect(() => read('https://naikkelas.id')).toThrow('MEDIA_ORIGIN must be another host than PUBLIC_URL.')
  expect(() => read('http://naikkelas-berkas.id', { APP_ENV: 'production', APP_SECRET: 'x'.repeat(32) })).toThrow(
    'MEDIA_ORIGIN must begin with https:// in production.',
  )
})

test('a mail server is configured with a sender address', () => {
  const smtp = 'smtps://kirim:rahasia@mail.naikkelas.id'
  expect(() => readEnv({ SMTP_URL: smtp })).toThrow('MAIL_FROM must be set when SMTP_URL is')
  expect(() => readEnv({ SMTP_URL: 'http://mail.naikkelas.id' })).toThrow('SMTP_URL must be an address such as')
  expect(() => readEnv({ SMTP_URL: smtp, MAIL_FROM: 'Naikkelas\r\nBcc: semua@contoh.id' })).toThrow(
    'MAIL_FROM must be a sender',
  )
  expect(readEnv({ SMTP_URL: smtp, MAIL_FROM: 'Naikkelas <halo@naikkelas.id>' })).toMatchObject({
    smtpUrl: smtp,
    mailFrom: 'Naikkelas <halo@naikkelas.id>',
  })
})

test('a CDN needs a purge token and may have a purge address; it keeps pages for a day by default', () => {
  const cdn = { CDN_PURGE_URL: 'https://cdn.contoh.id/purge', CDN_PURGE_TOKEN: 'rahasia' }
  expect(readEnv(cdn).cdn).toEqual({ url: cdn.CDN_PURGE_URL, token: 'rahasia', keptSeconds: 86_400 })
  expect(() => readEnv({ CDN_PURGE_URL: cdn.CDN_PURGE_URL })).toThrow(
    'CDN_PURGE_TOKEN must be set when CDN_PURGE_URL is',
  )
  expect(() => readEnv({ CDN_PURGE_TOKEN: 'rahasia' })).toThrow('CDN_PURGE_URL must be set when CDN_PURGE_TOKEN is')
  expect(() => readEnv({ ...cdn, CDN_PURGE_TOKEN: 'a\r\nb' })).toThrow('CDN_PURGE_TOKEN must be a token without spaces')
  expect(() => readEnv({ ...cdn, CDN_SECONDS: '0' })).toThrow('CDN_SECONDS must be at least 1')
})

test('failures are reported to the project that a DSN names, encrypted in production', () => {
  const read = (dsn: string, rest: Record<string, string> = {}) =>
    readEnv({ ERROR_REPORTS_DSN: dsn, ...rest }).errorReports
  expect(read('https://abc123@o1.ingest.contoh.id/42')).toEqual({
    url: 'https://o1.ingest.contoh.id/api/42/envelope/',
    key: 'abc123',
  })
  expect(read('http://abc:old-secret@127.0.0.1:9000/galat/7')).toEqual({
    url: 'http://127.0.0.1:9000/galat/api/7/envelope/',
    key: 'abc',
  })
  for (const wrong of ['sentry', 'https://contoh.id/42', 'https://abc@contoh.id/', 'ftp://abc@contoh.id/1'])
    expect(() => read(wrong)).toThrow('ERROR_REPORTS_DSN must be a DSN such as https://key@')
  const production = { APP_ENV: 'production', PUBLIC_URL: 'https://naikkelas.id', APP_SECRET: 'x'.repeat(32) }
  expect(() => read('http://abc@contoh.id/1', production)).toThrow(
    'ERROR_REPORTS_DSN must begin with https:// in production.',
  )
})

test('a rotation keeps former secrets, and a former secret is as long as any', () => {
  const [one, other] = ['a'.repeat(32), 'b'.repeat(40)]
  expect(readEnv({ FORMER_APP_SECRETS: `${one}, ${other}` }).formerAppSecrets).toEqual([one, other])
  expect(() => readEnv({ FORMER_APP_SECRETS: `${one},short` })).toThrow(
    'FORMER_APP_SECRETS must be former values of APP_SECRET, apart by commas.',
  )
})

test('roles are web, worker or both; web processes are counted', () => {
  expect(readEnv({ ROLE: 'web, worker', WEB_CONCURRENCY: '2' })).toMatchObject({
    roles: ['web', 'worker'],
    webConcurrency: 2,
  })
  expect(() => readEnv({ ROLE: 'cron', WEB_CONCURRENCY: '0' })).toThrow(/WEB_CONCURRENCY must be 1 or more\..*ROLE/s)
})

test('metrics are served on loopback, and only where a port for them is set', () => {
  expect(readEnv({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  expect(readEnv({ METRICS_HOST: '10.0.0.5' }).metrics).toBeUndefined()
})

test('the legal texts name the controller of the settings, whole or not at all, and never the demonstration firm online', () => {
  const controller = {
    CONTROLLER_NAME: 'PT Toko Maju',
    CONTROLLER_ADDRESS: 'Jalan Braga 5, Bandung 40111',
    CONTROLLER_EMAIL: 'privasi@tokomaju.id',
  }
  expect(readEnv({ ...online, ...controller, LEGAL_SINCE: '2027-01-02' }).brand).toEqual({
    controller: { name: 'PT Toko Maju', address: 'Jalan Braga 5, Bandung 40111', email: 'privasi@tokomaju.id' },
    legalSince: '2027-01-02',
  })
  expect(readEnv(online).brand.controller).toBeUndefined()
  expect(() => readEnv({ ...online, CONTROLLER_NAME: 'PT Toko Maju' })).toThrow(
    'CONTROLLER_ADDRESS must be set when another CONTROLLER_ setting is.\nCONTROLLER_EMAIL must be set',
  )
  expect(() => readEnv({ ...online, ...controller, CONTROLLER_EMAIL: 'privasi' })).toThrow('CONTROLLER_EMAIL must be')
  expect(() => readEnv({ LEGAL_SINCE: '2026-02-31' })).toThrow('LEGAL_SINCE must be a day such as 2026-11-24')
})

test('a bucket is set completely or refused, and production reaches it encrypted', () => {
  const bucket = {
    S3_ENDPOINT: 'https://s3.naikkelas.id',
    S3_REGION: 'ap-southeast-3',
    S3_BUCKET: 'berkas',
    S3_ACCESS_KEY_ID: 'kunci',
    S3_SECRET_ACCESS_KEY: 'rahasia',
  }
  expect(readEnv(bucket).s3).toEqual({
    endpoint: 'https://s3.naikkelas.id',
    region: 'ap-southeast-3',
    bucket: 'berkas',
    accessKeyId: 'kunci',
    secretAccessKey: 'rahasia',
  })
  expect(() => readEnv({ ...bucket, S3_REGION: '', S3_BUCKET: '' })).toThrow(
    'S3_REGION must be set when another S3_ setting is.\nS3_BUCKET must be set when another S3_ setting is.',
  )
  expect(() => readEnv({ ...bucket, APP_ENV: 'production', S3_ENDPOINT: 'http://s3.naikkelas.id' })).toThrow(
    'S3_ENDPOINT must begin with https:// in production.',
  )
})

test('a payment gateway is on with all of its keys, and production reaches it encrypted', () => {
  const xendit = {
    XENDIT_SECRET_KEY: 'xnd_production_a',
    XENDIT_PUBLIC_KEY: 'xnd_public_a',
    XENDIT_WEBHOOK_TOKEN: 'sekarang, lama',
    XENDIT_CHANNELS: 'qris, card',
  }
  expect(readEnv(xendit).paymentAccounts).toMatchObject({
    xendit: { url: 'https://api.xendit.co', webhookTokens: ['sekarang', 'lama'], channels: ['qris', 'card'] },
    midtrans: undefined,
  })
  expect(() => readEnv({ ...xendit, XENDIT_WEBHOOK_TOKEN: '', MIDTRANS_CLIENT_KEY: 'b' })).toThrow(
    'XENDIT_WEBHOOK_TOKEN must be set when another key of the same gateway is.\n' +
      'MIDTRANS_SERVER_KEY must be set when another key of the same gateway is.',
  )
  expect(() => readEnv({ ...xendit, XENDIT_CHANNELS: 'qris,bitcoin' })).toThrow(
    'XENDIT_CHANNELS.1 must be names of channels apart by commas',
  )
  expect(() => readEnv({ ...xendit, XENDIT_WEBHOOK_TOKEN: 'a,b,c' })).toThrow('must be one key, or the current')
  expect(() => readEnv({ ...xendit, APP_ENV: 'production', XENDIT_URL: 'http://127.0.0.1:4010' })).toThrow(
    'XENDIT_URL must begin with https:// in production.',
  )
})

test('Midtrans offers internet banking where the operator names it', () => {
  const midtrans = { MIDTRANS_SERVER_KEY: 'Mid-server-a', MIDTRANS_CLIENT_KEY: 'Mid-client-a' }
  expect(readEnv(midtrans).paymentAccounts.midtrans).toMatchObject({
    serverKeys: ['Mid-server-a'],
    channels: expect.not.arrayContaining(['brimo']),
  })
  expect(readEnv({ ...midtrans, MIDTRANS_CHANNELS: 'brimo' }).paymentAccounts.midtrans?.channels).toEqual(['brimo'])
})

test('the local gateway runs beside a local product without keys, on staging when asked for, and never in production', () => {
  const keys = { MIDTRANS_SERVER_KEY: 'a', MIDTRANS_CLIENT_KEY: 'b' }
  const online = {
    APP_SECRET: '0123456789abcdef0123456789abcdef',
    PUBLIC_URL: 'https://uji.naikkelas.id',
    TRUSTED_PROXIES: 'none',
  }
  const staging = { ...online, APP_ENV: 'staging' }
  expect(readEnv({ PORT: '3100', NODE_ENV: 'production' }).localGateway).toMatchObject({ port: 4110 })
  expect(readEnv({ PORT: '65000' }).localGateway).toMatchObject({ port: 63_990 })
  expect(
    readEnv({ HOST: '0.0.0.0', PUBLIC_URL: 'http://10.0.0.5:3000', LOCAL_GATEWAY_PORT: '5000' }).localGateway,
  ).toEqual({
    port: 5000,
    host: '0.0.0.0',
    url: 'http://10.0.0.5:5000',
  })
  expect(readEnv({ LOCAL_GATEWAY: 'off' }).localGateway).toBeUndefined()
  expect(readEnv(keys).localGateway).toBeUndefined()
  expect(readEnv(staging).localGateway).toBeUndefined()
  const onStaging = { ...staging, LOCAL_GATEWAY: 'on', LOCAL_GATEWAY_URL: 'https://bayar.uji.naikkelas.id/' }
  expect(readEnv(onStaging).localGateway).toMatchObject({ url: 'https://bayar.uji.naikkelas.id' })
  // As the processes read it that the supervisor starts.
  expect(readEnv({ ...onStaging, ...keys, LOCAL_GATEWAY_SECRET: 'c' }).arePaymentsSimulated).toBe(true)
  const on = 'LOCAL_GATEWAY must not be on'
  expect(() => readEnv({ ...keys, LOCAL_GATEWAY: 'on' })).toThrow(`${on} beside keys of a payment gateway.`)
  expect(() => readEnv({ ...staging, LOCAL_GATEWAY: 'on' })).toThrow('LOCAL_GATEWAY needs LOCAL_GATEWAY_URL on staging')
  expect(() => readEnv({ ...online, APP_ENV: 'production', LOCAL_GATEWAY: 'on' })).toThrow(`${on} in production`)
})
