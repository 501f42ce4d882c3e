// Tracker events of visits as the page's script sends them, at a steady rate: each view sends its opening alone and the
// rest in one request. As a worker: { origin, pageId, perSecond, seconds } in, acknowledged ids out.
import http from 'node:http'
import { setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

const phone =
  'Mozilla/5.0 (Linux; Android 11; CPH2269) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/88.0.4324.181 Mobile Safari/537.36'
const sources = ['utm_source=ig&utm_campaign=gajian', 'utm_source=tiktok', 'utm_source=wa&ref=mitra-7', '']
/** Of a view, beside its opening: what is read and pressed on the way down. */
const reading = ['landing_page_section', 'landing_page_section', 'landing_page_section', 'lp_cta_click']
const sections = ['headline', 'benefits', 'price', 'cta_button']

/** The two deliveries of one view. @param number names the view; the same number gives the same ids */
export function viewOf(pageId, number) {
  const viewId = `beban-${number}-${process.pid}`
  const view = {
    user_id: null,
    page: '/kelas-data-usaha',
    url: 'http://127.0.0.1/kelas-data-usaha',
    platform: number % 4 === 0 ? 'desktop' : 'mobile_android',
    subdomain: '',
    partner_type: 'non-partner',
    pageId,
    visitorId: `orang-${number}-${process.pid}`,
    sessionId: `sesi-${number}-${process.pid}`,
    viewId,
    source: sources[number % sources.length],
  }
  const event = (name, index) => ({
    name,
    id: `${viewId}-${index}`,
    section: sections[index - 1] ?? '',
    afterMs: index * 3_000,
  })
  return [
    { ...view, events: [event('page_visit', 0)] },
    { ...view, events: reading.map((name, index) => event(name, index + 1)) },
  ]
}

/** @returns {Promise<{ status: number }>} 0 when the connection broke */
export function deliver({ origin, agent, number }, delivery) {
  const body = JSON.stringify(delivery)
  return new Promise((resolve) => {
    const request = http.request(
      `${origin}/api/tracker`,
      {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'text/plain;charset=UTF-8',
          'content-length': Buffer.byteLength(body),
          'user-agent': phone,
          // Each view from an address of its own: the server trusts this machine as its proxy.
          'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
        },
      },
      (response) => {
        response.resume()
        response.on('end', () => resolve({ status: response.statusCode }))
        response.on('error', () => resolve({ status: 0 }))
      },
    )
    request.on('error', () => resolve({ status: 0 }))
    request.end(body)
  })
}

/**
 * Sends so many events a second, whatever the server answers.
 * @returns {Promise<{ sent: number, acknowledged: string[], refused: number, p99Ms: number }>} ids that were
 * acknowledged
 */
export async function sendVisits({ origin, pageId, perSecond, seconds, firstNumber = 0, isStopped = () => false }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 128 })
  const perView = 1 + reading.length
  const acknowledged = []
  const waits = []
  const underWay = []
  let sent = 0
  let refused = 0
  const startedAt = performance.now()
  let views = 0
  while (performance.now() - startedAt < seconds * 1000 && !isStopped()) {
    const due = ((performance.now() - startedAt) / 1000) * (perSecond / perView)
    for (; views < due; views++) {
      const number = firstNumber + views
      for (const delivery of viewOf(pageId, number)) {
        const begun = performance.now()
        sent += delivery.events.length
        underWay.push(
          deliver({ origin, agent, number }, delivery).then(({ status }) => {
            waits.push(performance.now() - begun)
            if (status === 200) acknowledged.push(...delivery.events.map(({ id }) => id))
            else refused += delivery.events.length
          }),
        )
      }
    }
    await pause(5)
  }
  await Promise.all(underWay)
  agent.destroy()
  waits.sort((a, b) => a - b)
  return { sent, acknowledged, refused, p99Ms: waits[Math.floor(waits.length * 0.99)] ?? Number.NaN }
}

/** The same in a thread of its own, so that it does not delay other measurements. */
export function sendVisitsInThread(load) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: load })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

if (!isMainThread && workerData?.perSecond) {
  // Of this thread alone, on Linux: the thread that measures the pages has priority.
  setPriority(10)
  parentPort.postMessage(await sendVisits(workerData))
}
