// Large uploads against the built product, while its web process is killed now and then: whole or in chunks, doubled, in
// any order, cut off. Memory is read while they run.
import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '../../bench/desk.mjs'
import { allocatedMemoryMb, startPinned, untilAnswering, webProcess } from '../../bench/processes.mjs'
import { buildWhenChanged } from '../build.mjs'
import { root } from '../node24.mjs'
import { serverCommand } from '../server-command.mjs'
import { seeded } from './kill-load.mjs'

export const title = 'Uploads up to 499 MB'

const port = Number(process.env.VERIFY_PORT ?? 4680)
const origin = `http://127.0.0.1:${port}`
const total = Number(process.env.UPLOADS ?? 200)
const greatest = Math.max(1, Math.round(total / 40))
const kills = Math.max(2, Math.round(total / 20))
const megabyte = 1_048_576
const chunkBytes = 50 * megabyte
const wholeBelow = 100 * megabyte
const blockBytes = 65_536
/** An account has three uploads in chunks open at a time. */
const atOnce = 3
const growthMb = 64
const patienceMs = 120_000
const sampleMs = 500
/** Ten seconds. */
const startingSamples = 20

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export async function verify(promise) {
  await buildWhenChanged()
  const dataDir = mkdtempSync(join(tmpdir(), 'naikkelas-verify-uploads-'))
  execFileSync('chmod', ['711', dataDir])
  const server = startPinned({
    program: process.execPath,
    args: serverCommand,
    cwd: root,
    env: { PORT: String(port), DATA_DIR: dataDir },
  })
  try {
    await untilAnswering(`${origin}/api/health`)
    const desk = await signIn(origin)
    const cookie = [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    // What the first upload of each kind loads stays, and does not grow with the next.
    for (const megabytes of [1, 110])
      await uploadAndCheck(warmUp(megabytes), { cookie, random: () => 1, counts: noCounts() })
    await pause(3_000)
    const memory = watchMemory(server.pid)
    const random = seeded(20_263)
    const plans = planned(random)
    const counts = noCounts()
    await promise(
      `${total} uploads, ${greatest} of them of 499 MB, cut, doubled, reordered, with ${kills} kills of the process: every file has its bytes`,
      async () => {
        const killing = killNowAndThen(server.pid, counts)
        try {
          const queue = [...plans]
          await Promise.all(
            Array.from({ length: atOnce }, async () => {
              for (let plan = queue.shift(); plan; plan = queue.shift())
                await uploadAndCheck(plan, { cookie, random, counts })
            }),
          )
        } finally {
          await killing.stop()
        }
        return `${counts.right} files, ${(counts.bytes / 1024 ** 3).toFixed(1)} GB, in ${counts.requests} requests: ${counts.cut} cut off, ${counts.doubled} doubled, ${counts.failed} failed by ${counts.kills} kills and were sent again`
      },
    )
    await promise(`the process grows by less than ${growthMb} MB while they run`, async () => {
      const found = memory.stop()
      if (found.growth >= growthMb) throw new Error(`it grew by ${found.growth.toFixed(0)} MB`)
      return `at most ${found.growth.toFixed(0)} MB, in ${found.lives} lives of the process`
    })
    await promise('no half file is visible: each one listed is as long as it was sent', async () => {
      const sizes = new Map([...plans, ...[1, 110].map(warmUp)].map(({ name, bytes }) => [name, bytes]))
      let listed = 0
      for (let page = 1; ; page++) {
        const list = await desk('GET', `/admin/files?perPage=100&page=${page}`)
        for (const { name, bytes } of list.items) {
          listed += 1
          if (sizes.get(name) !== bytes) throw new Error(`${name} has ${bytes} bytes`)
        }
        if (page * 100 >= list.total) return `${listed} listed`
      }
    })
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const noCounts = () => ({ right: 0, bytes: 0, requests: 0, cut: 0, doubled: 0, failed: 0, kills: 0 })

const warmUp = (megabytes) => ({ number: -megabytes, name: `awal-${megabytes}.pdf`, bytes: megabytes * megabyte })

function planned(random) {
  return Array.from({ length: total }, (_, number) => {
    const isGreatest = number % Math.ceil(total / greatest) === 0
    const bytes = isGreatest ? 499 * megabyte : Math.round((1 + random() * 119) * megabyte)
    return {
      number,
      name: `unggahan-${number}.pdf`,
      bytes,
      upload: random() < 0.5 || isGreatest ? `verifikasi-${number}` : undefined,
    }
  })
}

async function uploadAndCheck(plan, { cookie, random, counts }) {
  const hash = createHash('sha256')
  for (const block of blocksOf(plan, 0, plan.bytes)) hash.update(block)
  const expected = hash.digest('hex')
  const address = await (plan.bytes < wholeBelow
    ? sendWhole(plan, { cookie, random, counts })
    : sendChunks(plan, expected, { cookie, random, counts }))
  const found = await hashOf(address, cookie)
  if (found !== expected) throw new Error(`${plan.name} came back with other bytes`)
  counts.right += 1
  counts.bytes += plan.bytes
}

async function sendWhole(plan, { cookie, random, counts }) {
  const body = { plan, from: 0, to: plan.bytes, fields: {} }
  if (random() < 0.2) await cutOff(body, { cookie, counts })
  const data = await sendUntilTaken(body, { cookie, counts })
  if (typeof data !== 'string') throw new Error(`${plan.name} has no address`)
  return data
}

async function sendChunks(plan, sha256, { cookie, random, counts }) {
  const count = Math.ceil(plan.bytes / chunkBytes)
  const order = Array.from({ length: count }, (_, index) => ({ index, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ index }) => index)
  let address = null
  for (const index of order) {
    const fields = {
      name: plan.name,
      chunk: String(index),
      last: String(index === count - 1),
      ...(plan.upload && { upload: plan.upload, size: String(plan.bytes), sha256 }),
    }
    const body = { plan, from: index * chunkBytes, to: Math.min((index + 1) * chunkBytes, plan.bytes), fields }
    if (random() < 0.15) await cutOff(body, { cookie, counts })
    const isDoubled = random() < 0.15
    if (isDoubled) counts.doubled += 1
    const answers = await Promise.all(
      Array.from({ length: isDoubled ? 2 : 1 }, () => sendUntilTaken(body, { cookie, counts })),
    )
    address = answers.find((data) => typeof data === 'string') ?? address
  }
  if (address === null) throw new Error(`${plan.name} has no address after its ${count} chunks`)
  return address
}

/** Sends again what a killed or busy process has not taken; a refusal ends it. */
async function sendUntilTaken(body, { cookie, counts }) {
  const startedAt = performance.now()
  for (;;) {
    counts.requests += 1
    const { status, envelope } = await post(body, cookie)
    if (status === 200 || status === 201) return envelope.data
    if (status !== 0 && status < 500) throw new Error(`${body.plan.name}: ${status} ${JSON.stringify(envelope)}`)
    if (performance.now() - startedAt > patienceMs) throw new Error(`${body.plan.name}: ${status} for two minutes`)
    counts.failed += 1
    await pause(500)
  }
}

async function cutOff(body, { cookie, counts }) {
  counts.cut += 1
  await post(body, cookie, { untilShare: 0.5 })
}

/** @returns status 0 where there was no answer */
function post({ plan, from, to, fields }, cookie, { untilShare = 1 } = {}) {
  const head = Buffer.from(
    [
      ...Object.entries(fields).map(
        ([name, value]) => `--batas\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      ),
      `--batas\r\ncontent-disposition: form-data; name="file"; filename="${plan.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ].join(''),
  )
  const tail = Buffer.from('\r\n--batas--\r\n')
  return new Promise((resolve) => {
    const request = http.request(`${origin}/api/file`, {
      method: 'POST',
      agent: false,
      headers: {
        origin,
        cookie,
        'sec-fetch-site': 'same-origin',
        'x-requested-with': 'verify',
        'content-type': 'multipart/form-data; boundary=batas',
        'content-length': head.length + (to - from) + tail.length,
      },
    })
    const failed = () => resolve({ status: 0, envelope: null })
    request.on('error', failed)
    request.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (piece) => (text += piece))
      response.on('error', failed)
      response.on('aborted', failed)
      response.on('end', () => {
        try {
          resolve({ status: response.statusCode, envelope: JSON.parse(text) })
        } catch {
          failed()
        }
      })
    })
    function* body() {
      yield head
      let left = (to - from) * untilShare
      for (const block of blocksOf(plan, from, to)) {
        if (left <= 0) return request.destroy(new Error('cut off'))
        left -= block.length
        yield block
      }
      yield tail
    }
    pipeline(Readable.from(body()), request).catch(failed)
  })
}

/** The bytes of a file between two places, both at its blocks or its end; a document by its beginning. */
function* blocksOf({ number }, from, to) {
  const block = Buffer.alloc(blockBytes, `berkas ${number} `)
  for (let at = from; at < to; at += blockBytes) {
    const piece = Buffer.from(block.subarray(0, Math.min(blockBytes, to - at)))
    piece.write(`%PDF-1.7 ${number} ${at}`.slice(0, piece.length))
    yield piece
  }
}

/** Asked again while a killed process is being replaced. */
async function hashOf(address, cookie) {
  for (let tries = 0; ; tries++) {
    try {
      const response = await fetch(origin + address, { headers: { cookie } })
      if (response.status !== 200) throw new Error(`${address}: ${response.status}`)
      const hash = createHash('sha256')
      for await (const piece of response.body) hash.update(piece)
      return hash.digest('hex')
    } catch (error) {
      if (tries === 20) throw error
      await pause(500)
    }
  }
}

function killNowAndThen(pid, counts) {
  let isStopped = false
  async function run() {
    while (!isStopped && counts.kills < kills) {
      // After each twentieth of the files, so that the number of kills does not depend on the machine.
      const isDue = counts.right >= ((counts.kills + 0.5) * total) / kills
      if (isDue) {
        try {
          process.kill(webProcess(pid), 'SIGKILL')
          counts.kills += 1
        } catch {
          // It is being started.
        }
      }
      await pause(200)
    }
  }
  const running = run()
  return {
    stop: () => {
      isStopped = true
      return running
    },
  }
}

/** Greatest growth of what a web process allocates since it was started, over all of its lives. */
function watchMemory(pid) {
  const lives = new Map()
  let growth = 0
  const timer = setInterval(() => {
    let process
    try {
      process = webProcess(pid)
    } catch {
      return
    }
    const now = allocatedMemoryMb(process)
    const life = lives.get(process) ?? { samples: 0, least: Number.POSITIVE_INFINITY }
    life.samples += 1
    // What it is while it starts says nothing, and a busy machine starts it slowly.
    if (life.samples > startingSamples && now > 0) {
      if (life.least === Number.POSITIVE_INFINITY) life.least = now
      growth = Math.max(growth, now - life.least)
    }
    lives.set(process, life)
  }, sampleMs)
  return {
    stop: () => {
      clearInterval(timer)
      return { growth, lives: lives.size }
    },
  }
}
