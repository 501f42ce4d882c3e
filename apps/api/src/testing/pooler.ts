import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { onTestFinished } from 'vitest'

/** The kind and the length of the message in which PostgreSQL names the process behind a connection. */
const backendKeyData = Buffer.from([0x4b, 0, 0, 0, 12])

/**
 * An address that behaves like PgBouncer in one respect: it names a process of its own at connection. Everything else is
 * passed on as it is.
 */
export async function poolerInFrontOf(databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl)
  const port = url.port || '5432'
  const folder = url.searchParams.get('host')
  const pooler = createServer((client) => {
    const server = connect(folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: url.hostname, port: Number(port) })
    // A connection that breaks is the pool's and the test's to notice, on their own ends.
    pipeline(client, server).catch(() => undefined)
    pipeline(server, withOtherProcess(), client).catch(() => undefined)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void pooler.close())
  await once(pooler, 'listening')
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String((pooler.address() as AddressInfo).port)
  return url.href
}

function withOtherProcess(): Transform {
  let isNamed = false
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const at = isNamed ? -1 : chunk.indexOf(backendKeyData)
      if (at !== -1) chunk.writeInt32BE(1, at + backendKeyData.length)
      isNamed ||= at !== -1
      done(null, chunk)
    },
  })
}
