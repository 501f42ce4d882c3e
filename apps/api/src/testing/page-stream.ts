import type { CommentNews, HeadNews, LandingPage, PresentPerson } from '@naikkelas/contract/pages'
import { onTestFinished } from 'vitest'
import type { App } from '../app.ts'
import type { Browser } from './test-app.ts'

interface StreamEvent {
  name: string
  data: unknown
}

/** Reads a page's stream as a browser does, event by event. Ends with the test. */
export async function readStream(
  { fetch }: Pick<App, 'fetch'>,
  desk: Pick<Browser, 'cookies'>,
  pageId: string,
  since = 0,
) {
  const response = await fetch(
    new Request(`http://localhost:3000/api/admin/landing-pages/${pageId}/stream?since=${since}`, {
      headers: {
        accept: 'text/event-stream',
        'sec-fetch-site': 'same-origin',
        cookie: [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    }),
    { clientAddress: '203.0.113.7' },
  )
  if (response.status !== 200 || !response.body) throw new Error(`no stream: ${response.status}`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const close = () => reader.cancel().catch(() => {})
  onTestFinished(close)
  let text = ''

  /** The next event, or null at the end of the stream. */
  async function next(): Promise<StreamEvent | null> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end !== -1) {
        const event = text.slice(0, end)
        text = text.slice(end + 2)
        const [, name = ''] = /^event: (.*)$/m.exec(event) ?? []
        const [, data = 'null'] = /^data: (.*)$/m.exec(event) ?? []
        return { name, data: JSON.parse(data) }
      }
      const { done, value } = await reader.read()
      if (done) return null
      text += value
    }
  }

  /** Reads on until an event of that name fits. */
  async function until<Data>(name: string, fits: (data: Data) => boolean = () => true): Promise<Data> {
    for (;;) {
      const event = await next()
      if (event === null) throw new Error(`the stream ended before ${name}`)
      if (event.name === name && fits(event.data as Data)) return event.data as Data
    }
  }

  return {
    response,
    close,
    next,
    head: (version: number) => until<HeadNews>('head', ({ headVersion }) => headVersion >= version),
    people: (fits: (people: PresentPerson[]) => boolean) => until<PresentPerson[]>('people', fits),
    page: (fits: (page: LandingPage) => boolean) => until<LandingPage>('page', fits),
    comments: (fits: (news: CommentNews) => boolean) => until<CommentNews>('comments', fits),
    /** Why it ended. */
    end: async () => (await until<{ reason: string }>('end')).reason,
  }
}
