import { connect, type Socket } from 'node:net'

/** A connection on which bytes are sent as they are, and answers come as they were sent. */
export interface RawConnection {
  socket: Socket
  /** Sends bytes and waits for the end of one answer, or of the connection. */
  ask: (bytes: string) => Promise<string>
  /** Everything that comes until the other side has no more to say. */
  rest: () => Promise<string>
}

export async function rawConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  let isOver = false
  let look = () => {}
  socket.on('data', (bytes: Buffer) => ((text += bytes.toString('latin1')), look()))
  socket.on('close', () => ((isOver = true), look()))
  socket.on('error', () => {})
  await new Promise<void>((resolve) => socket.once('connect', resolve))

  function until(end: () => number | null): Promise<string> {
    return new Promise((resolve) => {
      look = () => {
        const length = isOver ? text.length : end()
        if (length === null) return
        look = () => {}
        const answer = text.slice(0, length)
        text = text.slice(length)
        resolve(answer)
      }
      look()
    })
  }

  return {
    socket,
    ask(bytes) {
      socket.write(bytes, 'latin1')
      return until(() => answerLength(text, bytes.startsWith('HEAD ')))
    },
    rest: () => until(() => null),
  }
}

/** How long the first answer of a text is; null while it is not there yet. */
function answerLength(text: string, isHead: boolean): number | null {
  const end = text.indexOf('\r\n\r\n')
  if (end === -1) return null
  const head = text.slice(0, end)
  if (/^transfer-encoding: chunked/im.test(head)) {
    const last = text.indexOf('\r\n0\r\n\r\n', end)
    return isHead ? end + 4 : last === -1 ? null : last + 7
  }
  const length = isHead || / 304 /.test(head.slice(0, 14)) ? 0 : Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
  return text.length >= end + 4 + length ? end + 4 + length : null
}

/** An answer without the moment it was given. */
export const timeless = (answer: string) => answer.replace(/^(date: ).*$/gim, '$1…')
