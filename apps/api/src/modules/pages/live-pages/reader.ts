import { type EventName, eventText } from './event-text.ts'

/** One browser that reads a page's stream. */
export interface Reader {
  send: (bytes: Uint8Array) => void
  /** Says why, and ends. */
  end: (reason: 'not_allowed' | 'not_found' | 'restart') => void
}

/** Bytes buffered for a slow client; beyond, its stream is closed and it reconnects. */
const waitingBytes = 2_097_152

/**
 * A stream of events and the hand that writes it.
 * @param onEnd once, however it ends
 */
export function openReader(onEnd: () => void): { body: ReadableStream<Uint8Array>; reader: Reader } {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened
      },
      cancel() {
        controller = undefined
        onEnd()
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: waitingBytes }),
  )
  function close(last?: [EventName, unknown]) {
    const open = controller
    if (!open) return
    controller = undefined
    if (last) open.enqueue(eventText(...last))
    open.close()
    onEnd()
  }
  return {
    body,
    reader: {
      send(bytes) {
        if (!controller) return
        if ((controller.desiredSize ?? 0) <= 0) close()
        else controller.enqueue(bytes)
      },
      end: (reason) => close(['end', { reason }]),
    },
  }
}
