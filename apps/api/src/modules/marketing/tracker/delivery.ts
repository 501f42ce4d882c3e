import type { FieldIssue } from '@naikkelas/contract'
import {
  adClickLogSchema,
  type TrackerBatch,
  trackerBatchEventSchema,
  trackerBatchSchema,
  type TrackerEventName,
  trackerEventNames,
  trackerEventSchema,
  trackerLimits,
  trackerPlaceSchema,
} from '@naikkelas/contract/marketing'
import { uuidv7 } from 'uuidv7'
import type * as z from 'zod/mini'
import { AppError } from '../../../errors/app-error.ts'
import { fieldsOf, formValue, hostileInput, parseJson } from '../../../platform/endpoints/index.ts'

/** A browser's request to the tracker, independent of the HTTP server. */
export interface Delivery {
  /** `event_name` of the query, all of them by commas, so that several are none; null for several events at once. */
  eventName: string | null
  /** Small letters, without parameters. */
  contentType: string
  body: string
  userAgent: string
  cookie: string | null
  /** Whether a browser sent it ahead of a visit, from a page it prepares. */
  isAhead: boolean
  clientAddress: string
}

/** A beacon may send text without asking; JSON is what the specification sends. */
const jsonTypes = new Set(['application/json', 'text/plain'])
const formType = 'application/x-www-form-urlencoded'

const halfLetter = /\\ud[89ab]/i

/** Our own script counts half letters when it cuts words and addresses of buttons, and all of a view would be lost. */
const wholeText = (key: string, value: unknown) =>
  (key === 'label' || key === 'type') && typeof value === 'string' ? value.replace(/[\ud800-\udbff]$/, '') : value

export interface ReadBatch {
  batch: TrackerBatch
  /** What is wrong with the events that were left out. */
  refused: FieldIssue[]
}

/**
 * The events of a delivery, one or several. Of several, the valid ones are accepted, so that one button with a broken
 * label does not lose the rest of the view.
 * @throws AppError `unsupported_type`, `body_too_large`, `bad_request`, `invalid_input` with the fields
 */
export function readEvents({ eventName, contentType, body }: Delivery): ReadBatch {
  if (!jsonTypes.has(contentType)) throw new AppError('unsupported_type')
  const limit = eventName === null ? trackerLimits.batchBytes : trackerLimits.eventBytes
  if (Buffer.byteLength(body) > limit) throw new AppError('body_too_large', { limit })
  const value = halfLetter.test(body) ? parseJson(body, wholeText) : parseJson(body)
  if (eventName === null && hasEvents(value)) return readBatch(value)
  const hostile = hostileInput(value)
  if (hostile) throw invalid(hostile)
  if (eventName === null) return { batch: parsed(trackerBatchSchema, value), refused: [] }
  if (!isEventName(eventName)) throw invalid({ path: 'event_name', message: 'Peristiwa ini tidak dikenal' })
  const { id = uuidv7(), ...event } = parsed(trackerEventSchema, value)
  const { button_type, section, type, element, itemId, label, afterMs, visibleMs, ...place } = event
  const only = { name: eventName, id, button_type, section, type, element, itemId, label, afterMs, visibleMs }
  return { batch: { ...place, events: [only] }, refused: [] }
}

const hasEvents = (value: unknown): value is { events: unknown[] } =>
  typeof value === 'object' && value !== null && 'events' in value && Array.isArray(value.events)

function readBatch({ events: sent, ...rest }: { events: unknown[] }): ReadBatch {
  const hostile = hostileInput(rest)
  if (hostile) throw invalid(hostile)
  const place = parsed(trackerPlaceSchema, rest)
  const events: TrackerBatch['events'] = []
  const refused: FieldIssue[] = []
  for (const [index, value] of sent.entries()) {
    const event = index < trackerLimits.events ? readEvent(value) : tooMany
    if ('flaws' in event) refused.push(...event.flaws.map((flaw) => at(index, flaw)))
    else events.push(event.read)
  }
  if (events.length > 0) return { batch: { ...place, events }, refused: refused.slice(0, 50) }
  throw new AppError('invalid_input', { fields: refused.length > 0 ? refused.slice(0, 50) : [noEvents] })
}

const noEvents = { path: 'events', message: 'Tidak ada peristiwa' }
const tooMany = { flaws: [{ path: '', message: `Paling banyak ${trackerLimits.events} peristiwa sekali kirim` }] }

const at = (index: number, { path, message }: FieldIssue): FieldIssue => ({
  path: path === '' ? `events.${index}` : `events.${index}.${path}`,
  message,
})

function readEvent(value: unknown): { read: TrackerBatch['events'][number] } | { flaws: FieldIssue[] } {
  const hostile = hostileInput(value)
  if (hostile) return { flaws: [hostile] }
  const result = trackerBatchEventSchema.safeParse(value)
  return result.success ? { read: result.data } : { flaws: fieldsOf(result.error.issues) }
}

/** @throws like `readEvents` */
export function readAdClick({ contentType, body }: Delivery) {
  if (contentType !== formType) throw new AppError('unsupported_type')
  if (Buffer.byteLength(body) > trackerLimits.logBytes) throw new AppError('body_too_large')
  const value = formValue(new URLSearchParams(body))
  const hostile = hostileInput(value)
  if (hostile) throw invalid(hostile)
  return parsed(adClickLogSchema, value)
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw new AppError('invalid_input', { fields: fieldsOf(result.error.issues) })
  return result.data
}

function invalid(field: { path: string; message: string }): AppError {
  return new AppError('invalid_input', { fields: [field] })
}

function isEventName(name: string): name is TrackerEventName {
  return (trackerEventNames as readonly string[]).includes(name)
}
