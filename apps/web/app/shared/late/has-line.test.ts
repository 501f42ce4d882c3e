import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const fetching = vi.fn<typeof fetch>()
let isOnline = true

beforeEach(() => {
  vi.resetModules()
  fetching.mockReset()
  isOnline = true
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline
    },
  })
  vi.stubGlobal('fetch', fetching)
})
afterEach(() => vi.unstubAllGlobals())

const ask = async () => (await import('./has-line.ts')).hasLine()

test('an unreachable server, or another build, counts as offline; it is checked again the next time', async () => {
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await ask()).toBe(false)
  fetching.mockResolvedValueOnce(new Response(null, { status: 404 }))
  expect(await ask()).toBe(false)
  fetching.mockResolvedValueOnce(new Response())
  expect(await ask()).toBe(true)
  expect(fetching.mock.calls[0]?.[1]).toEqual({ method: 'HEAD', cache: 'no-store' })
})

test('simultaneous checks share one request, and without network there is none', async () => {
  fetching.mockResolvedValue(new Response())
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([true, true, true])
  expect(fetching).toHaveBeenCalledTimes(1)
  isOnline = false
  expect(await ask()).toBe(false)
  expect(fetching).toHaveBeenCalledTimes(1)
})

test('modules requested while the server is down are not imported, load once it is back, and stay loaded', async () => {
  const load = vi.fn(async () => 'menu')
  const { whileLine } = await import('./has-line.ts')
  const menu = whileLine(load)
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(menu()).rejects.toThrow('There is no line to the server.')
  expect(load).not.toHaveBeenCalled()

  fetching.mockResolvedValue(new Response())
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await expect(menu()).rejects.toThrow('Failed to fetch dynamically imported module')
  expect(await Promise.all([menu(), menu()])).toEqual(['menu', 'menu'])
  isOnline = false
  expect(await menu()).toBe('menu')
  expect(load).toHaveBeenCalledTimes(2)
})
