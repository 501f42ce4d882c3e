// /metrics of both services: what the document lists is there, and it is not there for the public.
import { networkInterfaces } from 'node:os'
import { askAt, must } from './deployment-requests.mjs'
import { ports } from './deployment-services.mjs'
import { documentedMetrics } from './documented-deployment.mjs'

/** Of web processes alone: a worker serves nothing. */
const webAlone = ['naikkelas_page_poll_age_seconds', 'naikkelas_http_connections']

export async function verifyMetrics(promise, { ask }) {
  await promise('each process shows every metric that docs/operations.md lists', async () => {
    const documented = documentedMetrics()
    must(documented.length > webAlone.length, 'the document lists no metrics')
    const web = await scrape(ports.webMetrics)
    const worker = await scrape(ports.workerMetrics)
    for (const process of ['web-1', 'web-2']) mustShow(web, process, documented)
    mustShow(
      worker,
      'worker-1',
      documented.filter((name) => !webAlone.includes(name)),
    )
    for (const [samples, process] of [
      [web, 'web-1'],
      [web, 'web-2'],
      [worker, 'worker-1'],
    ])
      must(valueOf(samples, 'naikkelas_up', process) === 1, `${process} is not up`)
    const delay = valueOf(web, 'naikkelas_event_loop_delay_seconds', 'web-1', 'quantile="0.99"')
    return `${documented.length} metrics of web-1, web-2 and worker-1; event loop of web-1 late by ${delay} s`
  })
  await promise('metrics are on loopback, and on no address of the public', async () => {
    const answers = []
    for (const one of [ask, askAt(ports.web)]) answers.push(await one('/metrics'))
    for (const { status, body } of answers)
      must(status !== 200 && !body.includes('naikkelas_up'), `/metrics was answered with ${status}`)
    const others = Object.values(networkInterfaces())
      .flat()
      .filter(({ internal }) => !internal)
      .map(({ address, scopeid }) => (scopeid ? `${address}%${scopeid}` : address))
    for (const address of ['127.0.0.2', ...others])
      for (const port of [ports.webMetrics, ports.workerMetrics])
        must(await isRefused(askAt(port, address)), `${address}:${port} answers`)
    const results = answers.map(({ status, headers }) => [status, headers.location].filter(Boolean).join(' to '))
    return `${results.join(', ')} through nginx and on PORT; ${others.length} other addresses of this machine refuse both ports`
  })
}

/** @returns the lines of samples */
async function scrape(port) {
  const { status, body } = await askAt(port)('/metrics')
  must(status === 200, `port ${port} answers ${status}`)
  return body
    .toString()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
}

const ofProcess = (samples, name, process) =>
  samples.filter((line) => line.startsWith(`${name}{`) && line.includes(`process="${process}"`))

function mustShow(samples, process, names) {
  const missing = names.filter((name) => ofProcess(samples, name, process).length === 0)
  must(missing.length === 0, `${process} does not show ${missing.join(', ')}`)
}

/** Of the sample that has this label. */
function valueOf(samples, name, process, label = '') {
  const line = ofProcess(samples, name, process).find((text) => text.includes(label))
  return Number(line?.split(' ').at(-1))
}

const isRefused = (ask) =>
  ask('/metrics').then(
    () => false,
    () => true,
  )
