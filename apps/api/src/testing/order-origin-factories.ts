import { phoneBrowser } from './tracker-factories.ts'
import type { Browser, TestApp } from './test-app.ts'

const hostOf = (host?: string) => `http://${host ?? 'localhost:3000'}`

interface Opened {
  status: number
  /** Without the origin where that is the host's own. */
  location: string
}

/** Opens an address as a person would, with the cookies of a browser, which keeps those that it gets. */
export async function openAs(
  app: Pick<TestApp, 'fetch'>,
  { cookies }: Pick<Browser, 'cookies'>,
  path: string,
  { host, agent = phoneBrowser }: { host?: string; agent?: string } = {},
): Promise<Opened> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = new Request(hostOf(host) + path, { headers: { 'user-agent': agent, cookie } })
  const { status, headers } = await app.fetch(request, { clientAddress: '203.0.113.7' })
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    cookies.set(name, value)
  }
  return { status, location: (headers.get('location') ?? '').replace(hostOf(host), '') }
}
