import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from '../testing/test-listener.ts'
import { createSite } from './site-app.ts'
import { siteHeaders } from './site-headers.ts'

async function site() {
  const folder = join(await scratchFolder(), 'storybook-static')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Naikkelas UI</title>')
  await writeFile(join(folder, 'assets/tombol-8f3a.js'), 'export const tombol = 1')
  await writeFile(join(folder, '../rahasia.txt'), 'rahasia')
  await symlink('../rahasia.txt', join(folder, 'keluar.txt'))
  const app = createSite({
    api: { fetch: async () => new Response('api') },
    render: async () => new Response('web'),
    pages: { list: async () => [], preview: async () => null, asset: async () => null },
    publicUrl: 'http://naikkelas.test',
    appEnv: 'production',
    siteHeaders: siteHeaders('http://naikkelas.test'),
    requestFacts: () => ({}),
    requestId: () => 'request-of-a-test',
    storybookFolder: folder,
    onFailure: () => undefined,
  })
  return { folder, ask: (path: string) => app.request(`http://naikkelas.test${path}`) }
}

test('Storybook is served at /storybook once it is built', async () => {
  const { ask } = await site()
  const bare = await ask('/storybook')
  expect([bare.status, bare.headers.get('location')]).toEqual([308, '/storybook/'])
  const start = await ask('/storybook/')
  expect(start.status).toBe(200)
  expect(start.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await start.text()).toContain('Naikkelas UI')
  const script = await ask('/storybook/assets/tombol-8f3a.js')
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(script.headers.get('cache-control')).toContain('immutable')
})

test('its policy allows no external resources and no framing by other sites', async () => {
  const { ask } = await site()
  const policy = (await ask('/storybook/')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval/)
})

test('without a build it is 404', async () => {
  const { folder, ask } = await site()
  await rm(folder, { recursive: true })
  const answer = await ask('/storybook/')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('belum dibuat')
})

test.each([
  '/storybook/..%2frahasia.txt',
  '/storybook/%2e%2e/rahasia.txt',
  '/storybook/keluar.txt',
  '/storybook/assets',
])('nothing outside of its folder is given away: %s', async (path) => {
  const { ask } = await site()
  const answer = await ask(path)
  expect(await answer.text()).not.toContain('rahasia')
})
