// Clients that hold connections without completing a request, against the built server with its real time-outs.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPinned, untilAnswering, webProcess } from '../../bench/processes.mjs'
import { buildWhenChanged } from '../build.mjs'
import { root } from '../node24.mjs'
import { serverCommand } from '../server-command.mjs'

export const title = 'Slow clients'

const port = Number(process.env.VERIFY_PORT ?? 4660)
const origin = `http://127.0.0.1:${port}`
const clients = 2_000
const limitMs = 30_000
const LISTENING = '0A'

const head = (method, path, length) =>
  `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`
const drip = (socket, text) => {
  const timer = setInterval(() => (socket.destroyed ? clearInterval(timer) : socket.write(text)), 1_000)
  socket.once('close', () => clearInterval(timer))
}
/** Ways of holding a connection; each client of them keeps its own side open. */
const ways = [
  () => {},
  (socket) => socket.write('GET /kelas-da'),
  (socket) => socket.write('GET /kelas-data-usaha HTTP/1.1\r\nHost: 127'),
  (socket) => {
    socket.write(`GET /kelas-data-usaha HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n`)
    drip(socket, 'x-a: b\r\n')
  },
  (socket) => socket.write(head('POST', '/api/admin/sign-in', 500)),
  (socket) => {
    socket.write(head('POST', '/api/admin/sign-in', 100_000))
    drip(socket, 'x')
  },
  (socket) => {
    socket.write(head('POST', '/api/admin/media', 5_000_000))
    drip(socket, 'xx')
  },
  (socket) => socket.write(head('GET', '/kelas-data-usaha', 9)),
  // Kept alive after a whole request, and silent.
  (socket) => socket.write(`GET /kelas-data-usaha HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`),
]

/** @param {(promise: string, prove: () => Promise<string>) => Promise<boolean>} promise */
export async function verify(promise) {
  await buildWhenChanged()
  const dataDir = mkdtempSync(join(tmpdir(), 'naikkelas-verify-connections-'))
  execFileSync('chmod', ['711', dataDir])
  const server = startPinned({
    program: process.execPath,
    args: serverCommand,
    cwd: root,
    env: { PORT: String(port), DATA_DIR: dataDir },
  })
  const sockets = []
  try {
    await untilAnswering(`${origin}/kelas-data-usaha`)
    const pid = webProcess(server.pid)
    await promise(
      `${clients.toLocaleString('en')} half requests: every socket is freed within ${limitMs / 1000} s, and pages are served meanwhile`,
      async () => {
        let most = 0
        for (let client = 0; client < clients; client++) {
          const socket = net.connect({
            port,
            host: '127.0.0.1',
            // An address may hold a thousand.
            localAddress: `127.0.0.${2 + (client % 4)}`,
            allowHalfOpen: true,
          })
          socket.on('error', () => {})
          socket.on('data', () => {})
          socket.once('connect', () => ways[client % ways.length](socket))
          sockets.push(socket)
          if (client % 100 === 0) await pause(20)
          most = Math.max(most, client % 20 === 0 ? openSockets() : 0)
        }
        await pause(1_000)
        most = Math.max(most, openSockets())
        const begun = performance.now()
        const reads = []
        let left = openSockets()
        while (left > 0 && performance.now() - begun < limitMs) {
          reads.push(await read())
          await pause(250)
          left = openSockets()
        }
        const seconds = ((performance.now() - begun) / 1000).toFixed(1)
        if (left > 0) throw new Error(`${left} of ${most} sockets were still open after ${seconds} s`)
        if (webProcess(server.pid) !== pid) throw new Error('the web process is another one')
        const slowest = Math.max(...reads).toFixed(0)
        return `${most} sockets open at once, all freed after ${seconds} s; ${reads.length} pages read meanwhile, the slowest in ${slowest} ms`
      },
    )
  } finally {
    for (const socket of sockets) socket.destroy()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Reads a page over a connection of its own. @returns milliseconds */
function read() {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const request = http.get(`${origin}/kelas-data-usaha`, { agent: false }, (response) => {
      response.resume()
      if (response.statusCode !== 200) reject(new Error(`a page was answered with ${response.statusCode}`))
      response.on('end', () => resolve(performance.now() - begun))
    })
    request.on('error', reject)
  })
}

/** Connections to the product that one of its processes holds: by then a closed one belongs to no process. */
function openSockets() {
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state, , , , , , inode]) => {
      const isOurs = Number.parseInt(local?.split(':')[1] ?? '', 16) === port
      return isOurs && state !== LISTENING && inode !== '0'
    }).length
}
