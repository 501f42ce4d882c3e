/** The events of a page's stream. */
export type EventName = 'head' | 'page' | 'people' | 'comments' | 'beat' | 'end'

const encoder = new TextEncoder()

/** An event as it is sent; JSON has no line breaks, so one line of data is enough. */
export function eventText(name: EventName, data: unknown): Uint8Array {
  return encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
}
