import * as z from 'zod'
import type { PaymentProviderName } from '../payment-provider.ts'
import { PaymentProviderError } from '../payment-provider-error.ts'

/** A gateway of cards asks a bank while its caller waits. */
const TIMEOUT_MS = 25_000
const MAX_ANSWER_BYTES = 1_000_000

/** Failures that come before anything was sent. */
const neverSent: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

interface Options {
  provider: PaymentProviderName
  /** Without a slash at its end. */
  url: string
  headers: Readonly<Record<string, string>>
  /** @default 25,000 */
  timeoutMs?: number
}

interface Call {
  method: 'GET' | 'POST'
  /** With its slash; parts of it are encoded. */
  path: string
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

interface ProviderAnswer {
  status: number
  /** Undefined: it was not JSON. */
  body: unknown
}

export type ProviderHttp = (call: Call) => Promise<ProviderAnswer>

/** Calls a gateway and reads its JSON, whatever its status says. Throws PaymentProviderError without an answer. */
export function createProviderHttp({ provider, url, headers, timeoutMs = TIMEOUT_MS }: Options): ProviderHttp {
  return async function call({ method, path, body, headers: further }) {
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { accept: 'application/json', 'content-type': 'application/json', ...headers, ...further },
        body: body === undefined ? null : JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return { status: response.status, body: parseJson(await textOf(response)) }
    } catch (cause) {
      // What reads changes nothing, so there is nothing to look up.
      const code = method === 'GET' || neverSent.has(causeOf(cause)) ? 'unavailable' : 'answer_lost'
      throw new PaymentProviderError({ provider, code, detail: `${method} ${causeOf(cause)}`, cause })
    }
  }
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MAX_ANSWER_BYTES) throw new Error('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** JSON as it is; undefined for what is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const failureSchema = z.object({
  name: z.string().optional(),
  code: z.string().optional(),
  cause: z.object({ code: z.string() }).optional(),
})

/** The system's code (`ECONNRESET`), or the name of what was thrown (`TimeoutError`). */
function causeOf(error: unknown): string {
  const { data } = failureSchema.safeParse(error)
  return data?.cause?.code ?? data?.code ?? data?.name ?? 'unknown failure'
}

/** A gateway's sentence for the log, without numbers and addresses of people. */
export function withoutPersonalData(sentence: string): string {
  return sentence
    .replaceAll(/[^\s@"']+@[^\s@"']+|\+?\d[\d\s-]{5,}\d/g, '…')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 200)
}
