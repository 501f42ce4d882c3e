import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sendResponse } from './send-response.ts'

const chunk = new Uint8Array(256 * 1024)
const chunks = 100

test('a long answer arrives whole and leaves no listener at the response for each time the visitor read slowly', async () => {
  const counts: number[] = []
  const server = createServer((_, response) => {
    let left = chunks
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        counts.push(response.listenerCount('close'))
        left -= 1
        controller.enqueue(chunk)
        if (left === 0) controller.close()
      },
    })
    void sendResponse(new Response(body), response, { isHead: false, siteHeaders: [] })
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/`)

  expect((await answer.arrayBuffer()).byteLength).toBe(chunks * chunk.length)
  expect(Math.max(...counts)).toBeLessThanOrEqual((counts[0] ?? 0) + 1)
})
