import type { ErrorReport, Thrown } from './error-reports-port.ts'
import { type MachineFolders, scrubbed } from './scrubbed.rules.ts'
import { framesOf } from './stack-frames.rules.ts'

/** What is the same in every report of this process. */
export interface Release {
  version: string
  /** Names the code that runs. */
  build: string
  environment: string
  folders: MachineFolders
}

interface Sent {
  /** 32 hexadecimal digits. */
  eventId: string
  /** In milliseconds. */
  at: number
  /** Reports of the same kind since the last one that was sent, which were not. */
  untold: number
}

/** A report as an event of Sentry's protocol: what is scrubbed, and nothing that is not named here. */
export function sentryEvent(report: ErrorReport, { eventId, at, untold }: Sent, release: Release) {
  const { side, where, requestId, userId, pageId, thrown } = report
  const { version, build, environment, folders } = release
  return {
    event_id: eventId,
    timestamp: at / 1000,
    platform: side === 'server' ? 'node' : 'javascript',
    level: 'error',
    logger: side,
    release: `naikkelas@${version}+${build}`,
    environment,
    transaction: scrubbed(where, folders).slice(0, 200),
    tags: {
      side,
      ...(requestId && { request_id: requestId }),
      ...(pageId && { page_id: pageId }),
      ...(thrown[0].code && { code: thrown[0].code }),
    },
    ...(userId && { user: { id: userId } }),
    ...(untold > 0 && { extra: { untold } }),
    // What caused the next one comes first.
    exception: { values: thrown.map((one) => exceptionOf(one, folders)).reverse() },
    // The receiver must not record our server's address as a user's.
    sdk: { name: 'naikkelas', version, settings: { infer_ip: 'never' } },
  }
}

function exceptionOf({ name, message, stack }: Thrown, folders: MachineFolders) {
  const frames = framesOf(stack, folders)
  return {
    type: scrubbed(name, folders).slice(0, 100),
    value: scrubbed(message, folders),
    ...(frames.length > 0 && { stacktrace: { frames } }),
  }
}

export type SentryEvent = ReturnType<typeof sentryEvent>

/** One event as an envelope: its header, the item's, and the event, a line each. */
export function envelopeOf(event: SentryEvent, sentAt: number): Uint8Array<ArrayBuffer> {
  const payload = JSON.stringify(event)
  const encoder = new TextEncoder()
  const item = { type: 'event', content_type: 'application/json', length: encoder.encode(payload).byteLength }
  const header = { event_id: event.event_id, sent_at: new Date(sentAt).toISOString() }
  return encoder.encode(`${JSON.stringify(header)}\n${JSON.stringify(item)}\n${payload}\n`)
}

/** What makes two failures the same: kind, code and where it was thrown; without a stack its words but for numbers. */
export function kindOf({ side, thrown: [{ name, message, stack, code = '' }] }: ErrorReport, folders: MachineFolders) {
  const frames = framesOf(stack, folders)
    .slice(-3)
    .map(({ filename, lineno, colno }) => `${filename}:${lineno}:${colno}`)
  const place = frames.length > 0 ? frames : [scrubbed(message, folders).replace(/\d+/g, '0')]
  return [side, name, code, ...place].join('\n')
}
