// Chromium by its own protocol: pages that are drawn ahead replace the page they were drawn for, which Playwright does not follow.
import { setTimeout as pause } from 'node:timers/promises'

/**
 * @param {number} port where Chromium listens
 * @returns a connection that opens tabs and finds pages
 */
export async function connectToBrowser(port) {
  const { webSocketDebuggerUrl } = await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error('Chromium does not listen.'))
  })
  const waiting = new Map()
  const preparations = new Map()
  let last = 0
  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject, method })
      socket.send(JSON.stringify({ id: last, method, params, sessionId }))
    })
  socket.onmessage = ({ data }) => {
    const { id, result, error, method, params, sessionId } = JSON.parse(data)
    if (id !== undefined) {
      const { resolve, reject, method: asked } = waiting.get(id)
      waiting.delete(id)
      if (error) reject(new Error(`${asked}: ${error.message}`))
      else resolve(result)
    } else if (method === 'Target.attachedToTarget' && preparations.has(sessionId))
      void prepare(params.sessionId, preparations.get(sessionId))
  }

  /** Every page of a tab, those drawn ahead among them, is prepared before its first request. */
  async function prepare(session, { commands, attached }) {
    const own = (method, params) => send(method, params, session)
    // Not one after the other: a page that waits answers some of them only once it runs, and one that was given up none.
    const sent = [...commands, ['Runtime.runIfWaitingForDebugger']].map(([method, params]) => own(method, params))
    await Promise.allSettled(sent.slice(-1))
    attached.push(own)
    await Promise.allSettled(sent)
  }

  /** @param {[method: string, params: object][]} commands sent to every page of the tab */
  async function openTab(commands) {
    const { browserContextId } = await send('Target.createBrowserContext')
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId, forTab: true })
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
    const attached = []
    preparations.set(sessionId, { commands, attached })
    await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }, sessionId)
    while (attached.length === 0) await pause(10)
    const page = attached[0]
    return {
      send: page,
      evaluate: (expression) => evaluate(page, expression),
      goto: async (address) => {
        await page('Page.navigate', { url: address })
        while (
          (await evaluate(page, `location.href === ${JSON.stringify(address)} && document.readyState`)) !== 'complete'
        )
          await pause(20)
      },
      close: () => send('Target.disposeBrowserContext', { browserContextId }),
    }
  }

  /** The page that a tab shows at an address, once it is there. */
  async function pageAt(address) {
    for (let wait = 0; wait < 1_000; wait += 1) {
      const { targetInfos } = await send('Target.getTargets', { filter: [{ type: 'page' }] })
      const found = targetInfos.find(({ url, subtype }) => url === address && subtype === undefined)
      if (found) {
        const { sessionId } = await send('Target.attachToTarget', { targetId: found.targetId, flatten: true })
        return { evaluate: (expression) => evaluate((method, params) => send(method, params, sessionId), expression) }
      }
      await pause(10)
    }
    throw new Error(`No tab came to ${address}.`)
  }

  return { send, openTab, pageAt, close: () => socket.close() }
}

async function evaluate(send, expression) {
  const { result, exceptionDetails } = await send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value
}
