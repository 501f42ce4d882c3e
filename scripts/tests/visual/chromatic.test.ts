import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** A fake Chromatic: stores what is sent, and accepts no token. */
async function receiver() {
  const asked: { path: string; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      asked.push({ path: request.url ?? '', body })
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ errors: [{ message: 'No app with code', extensions: { code: 'NO_APP' } }] }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.address() as AddressInfo
  return { asked, url: `http://127.0.0.1:${port}` }
}

function runScript(env: Record<string, string>) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const { CHROMATIC_PROJECT_TOKEN: _own, ...usual } = process.env
    const child = spawn(process.execPath, [`${root}scripts/chromatic.mjs`], { cwd: root, env: { ...usual, ...env } })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('close', (code) => resolve({ code, output }))
  })
}

it('without a token says in one line why nothing is sent, and passes', async () => {
  const { code, output } = await runScript({})
  expect(code).toBe(0)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(output).toContain('CHROMATIC_PROJECT_TOKEN is not set')
})

it('with a token asks Chromatic for its project, and fails when there is none', async () => {
  const { asked, url } = await receiver()
  const { code, output } = await runScript({
    CHROMATIC_PROJECT_TOKEN: 'chpt_buatansendiri',
    CHROMATIC_INDEX_URL: url,
    DISABLE_LOGGING: 'true',
  })
  expect(asked.map(({ body }) => body).join('\n'), output).toContain('chpt_buatansendiri')
  expect(code).not.toBe(0)
}, 120_000)
