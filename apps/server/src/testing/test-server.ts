import type { Env } from '@naikkelas/api'
import { onTestFinished } from 'vitest'
import { type ServerOptions, startServer } from '../start-server.ts'
import { ask, scratchFolder } from './test-listener.ts'

export interface TestServerOptions extends Partial<Omit<ServerOptions, 'env'>> {
  env: Partial<Env>
}

/** The whole server on a port of its own, without the web application; it stops when the test is over. */
export async function startTestServer({ dataDir, env, ...rest }: TestServerOptions) {
  const lines: string[] = []
  const server = await startServer({
    dataDir: dataDir ?? (await scratchFolder()),
    build: 'test build',
    version: '0.0.0-test',
    render: async (request) => new Response(`page ${new URL(request.url).pathname}`),
    fileFolders: [],
    hasFixedPages: false,
    onLine: (line) => lines.push(line),
    onFailure: () => {},
    drainMs: 2_000,
    ...rest,
    env: {
      appEnv: 'local',
      port: 0,
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
      whatsApp: undefined,
      google: undefined,
      s3: undefined,
      paymentAccounts: { xendit: undefined, midtrans: undefined },
      localGateway: undefined,
      arePaymentsSimulated: false,
      pixelEndpoints: { meta: undefined, tiktok: undefined, google: undefined },
      mailFrom: 'Naikkelas <halo@naikkelas.test>',
      errorReports: undefined,
      logLevel: 'silent',
      auditDays: 730,
      brand: { controller: undefined, legalSince: undefined },
      leadMonths: 24,
      appSecret: undefined,
      formerAppSecrets: [],
      ...env,
    },
  })
  onTestFinished(server.stop)
  return {
    ...server,
    lines,
    ask: (path: string, options?: Parameters<typeof ask>[2]) => ask(server.port, path, options),
  }
}
