import { getRequestListener } from '@hono/node-server'

/** Answers of the web's kind for Node's requests; the process keeps its own Request and Response. */
export function webListener(fetch: Parameters<typeof getRequestListener>[0]): ReturnType<typeof getRequestListener> {
  return getRequestListener(fetch, { overrideGlobalObjects: false })
}
