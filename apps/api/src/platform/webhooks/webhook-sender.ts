import { lookup as lookUp } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'
import type { WebhookAnswer, WebhookMessage, WebhookPort } from './webhook-port.ts'

interface SenderOptions {
  /** Which addresses may be connected to. @default those of the internet */
  isAllowed?: (address: string) => boolean
  /** @default only encrypted ones */
  protocols?: readonly string[]
  /** For the whole of a message and its answer. */
  timeoutMs?: number
}

/** Of what comes back, in bytes; the log shows as much. */
const excerptBytes = 1_000

/**
 * Writes to addresses that other people typed. The address is looked up once and the connection goes to exactly what
 * was checked, so that a name cannot mean another machine the second time. Redirects are not followed.
 */
export function createWebhookSender({
  isAllowed = isPublicAddress,
  protocols = ['https:'],
  timeoutMs = 10_000,
}: SenderOptions = {}): WebhookPort {
  const lookup: LookupFunction = (hostname, options, done) => {
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0)
      const [first] = found
      if (!first || !found.every(({ address }) => isAllowed(address))) return done(new Error(closedAddress), '', 0)
      if (options.all) (done as unknown as (error: null, all: typeof found) => void)(null, found)
      else done(null, first.address, first.family)
    })
  }

  function flawOf(url: string): string | null {
    const parsed = URL.canParse(url) ? new URL(url) : null
    if (!parsed || !protocols.includes(parsed.protocol)) return 'Tulis alamat lengkap yang diawali https://'
    if (parsed.username !== '' || parsed.password !== '') return 'Alamat tidak boleh berisi nama pengguna atau sandi'
    if (!isAllowedPort(parsed)) return closedPort
    // A dot at its end says that a name is whole; it is the same name.
    const host = parsed.hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '')
    const isClosed =
      isIP(host) === 0 ? !isAllowed('127.0.0.1') && /(^|\.)localhost$|^[^.]*$/.test(host) : !isAllowed(host)
    return isClosed ? closedAddress : null
  }

  return {
    flawOf,
    send(message) {
      // What is an address already is not looked up, so it is asked here.
      const flaw = flawOf(message.url)
      return flaw === null ? post(message, { lookup, timeoutMs }) : Promise.resolve({ status: null, excerpt: flaw })
    },
  }
}

/** Of services that a request from here must not reach, though they listen on high ports. */
const SERVICE_PORTS: ReadonlySet<number> = new Set([
  1433, 1521, 2049, 2375, 2376, 2379, 2380, 3306, 3389, 4369, 5432, 5672, 5900, 5984, 5985, 5986, 6000, 6379, 6443,
  6667, 7001, 8086, 9042, 9092, 9200, 9300, 10_250, 11_211, 15_672, 25_565, 27_017, 61_616,
])
/** Below it lie the well-known ports (RFC 6335), of mail, shells and name servers. */
const FIRST_HIGH_PORT = 1_024

/** The web's own ports, and high ones that no well-known service listens on. */
function isAllowedPort({ port }: URL): boolean {
  const number = Number(port)
  return port === '' || number === 80 || number === 443 || (number >= FIRST_HIGH_PORT && !SERVICE_PORTS.has(number))
}

const closedPort = 'Port ini milik layanan lain. Pakai 443, 80, atau port di atas 1023.'
const closedAddress = 'Alamat ini bukan alamat di internet, jadi tidak dikirimi apa pun'

function post(
  { url, headers, body }: WebhookMessage,
  { lookup, timeoutMs }: { lookup: LookupFunction; timeoutMs: number },
): Promise<WebhookAnswer> {
  const request = url.startsWith('https:') ? requestSecure : requestPlain
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ status: null, excerpt: reasonOf(error) })
    const sent = request(
      url,
      {
        method: 'POST',
        lookup,
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        const { statusCode: status = null } = answer
        const chunks: Buffer[] = []
        let size = 0
        const finish = () => {
          answer.destroy()
          resolve({ status, excerpt: textOf(Buffer.concat(chunks).subarray(0, excerptBytes)) })
        }
        answer.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          size += chunk.length
          if (size >= excerptBytes) finish()
        })
        answer.on('end', finish)
        // Its status is known; whatever else was to come is not.
        answer.on('error', finish)
      },
    )
    sent.on('error', fail)
    sent.end(body)
  })
}

/** Untrusted bytes as text without NUL, which PostgreSQL refuses. */
const textOf = (bytes: Buffer) => new TextDecoder().decode(bytes).replaceAll('\u0000', '')

/** Why there was no response, as a sentence for the admin; the error code is for the receiver's developers. */
const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'Nama situs ini tidak ditemukan',
  EAI_AGAIN: 'Nama situs ini belum dapat dicari',
  ECONNREFUSED: 'Situs ini menolak sambungan',
  ECONNRESET: 'Sambungan diputus oleh situs ini',
  ETIMEDOUT: 'Situs ini tidak dapat dihubungi',
  EHOSTUNREACH: 'Situs ini tidak dapat dihubungi',
  ENETUNREACH: 'Situs ini tidak dapat dihubungi',
  CERT_HAS_EXPIRED: 'Sertifikat situs ini sudah kedaluwarsa',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Sertifikat situs ini untuk nama lain',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Sertifikat situs ini tidak dapat dipercaya',
  SELF_SIGNED_CERT_IN_CHAIN: 'Sertifikat situs ini tidak dapat dipercaya',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Sertifikat situs ini tidak dapat dipercaya',
}

function reasonOf(error: Error & { code?: string }): string {
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'Tidak ada jawaban dalam 10 detik'
  const { code, message } = error
  const reason = code === undefined ? undefined : reasons[code]
  return reason === undefined ? textOf(Buffer.from(message)).slice(0, 300) : `${reason} (${code})`
}
