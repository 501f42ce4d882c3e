import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

export interface Letter {
  from: string
  to: string[]
  /** As it came over the wire, with the dots of transparency taken off. */
  source: string
}

interface Answers {
  /** To RCPT TO; the usual one when it answers undefined. */
  recipient?: (address: string) => string | undefined
}

/** A mail server that keeps what it is given and speaks the protocol (RFC 5321), on a port of its own. */
export async function startSmtpReceiver(answers: Answers = {}) {
  const letters: Letter[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    serve(socket, letters, answers)
  })
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  async function stop() {
    for (const socket of sockets) socket.destroy()
    if (!server.listening) return
    server.close()
    await once(server, 'close')
  }
  return { letters, answers, url: `smtp://127.0.0.1:${port}`, stop, startAgain: () => listen(server, port) }
}

async function listen(server: Server, port: number) {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}

function serve(socket: Socket, letters: Letter[], answers: Answers) {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let letter: Letter = { from: '', to: [], source: '' }
  let isData = false
  let buffered = ''
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk) => {
    buffered += chunk.toString('utf8')
    for (let end = buffered.indexOf('\r\n'); end !== -1; end = buffered.indexOf('\r\n')) {
      const line = buffered.slice(0, end)
      buffered = buffered.slice(end + 2)
      if (isData) takeIn(line)
      else answer(line)
    }
  })
  say('220 penerima.test ESMTP')

  function takeIn(line: string) {
    if (line !== '.') {
      letter.source += `${line.startsWith('.') ? line.slice(1) : line}\r\n`
      return
    }
    isData = false
    letters.push(letter)
    letter = { from: '', to: [], source: '' }
    say('250 2.0.0 Queued')
  }

  function answer(line: string) {
    const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
    switch (line.slice(0, 4).toUpperCase()) {
      case 'EHLO':
      case 'HELO':
        return say('250 penerima.test')
      case 'MAIL':
        letter.from = address
        return say('250 2.1.0 OK')
      case 'RCPT': {
        const refusal = answers.recipient?.(address)
        if (refusal === undefined) letter.to.push(address)
        return say(refusal ?? '250 2.1.5 OK')
      }
      case 'DATA':
        isData = true
        return say('354 Go ahead')
      case 'RSET':
        return say('250 OK')
      case 'QUIT':
        say('221 Bye')
        return socket.end()
      default:
        return say('502 5.5.1 Unknown command')
    }
  }
}

/** One part of a letter in several, decoded: `text/plain`, `text/html`. */
export function partOf(source: string, type: string): string {
  const part = source.split(/\r\n--[^\r\n]+/).find((one) => new RegExp(`content-type: ${type}`, 'i').test(one)) ?? ''
  const [head = '', ...body] = part.split('\r\n\r\n')
  const words = body.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(words, 'base64').toString('utf8')
  if (!/quoted-printable/i.test(head)) return words
  const bytes = words
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
