import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noAnswer } from './testing/model-server.ts'
import { openSaver } from './testing/open-saver.ts'
import { titleChange } from './testing/writer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a typed name is saved after a pause, once, with the same words of state as a section', async () => {
  const { writer, describe, server, status } = openSaver()
  for (const name of ['P', 'Pr', 'Promo']) writer.saver.describe({ name }, ['name'])
  expect(status()).toBe('saving')
  expect(writer.saver.getState().hasPending).toBe(true)
  await vi.advanceTimersByTimeAsync(600)
  expect(describe.mock.calls.map(([sent]) => sent)).toEqual([{ name: 'Promo' }])
  expect(server.page.name).toBe('Promo')
  expect(writer.setPage).toHaveBeenCalledTimes(1)
  expect([status(), writer.saver.getState().hasPending]).toEqual(['saved', false])
  expect(writer.keepDetails.mock.lastCall).toEqual([{}])
})

test('what is not to be sent yet is kept and guarded, and everything else is saved', async () => {
  const { writer, describe, first, status } = openSaver()
  writer.saver.describe({ name: 'Promo', link_landing_page: 'promo' }, ['name'])
  writer.edit([titleChange(writer.document, first, 'Judul')])
  expect(await writer.saver.flush()).toBe(true)
  expect(describe.mock.calls.map(([sent]) => sent)).toEqual([{ name: 'Promo' }])
  expect(writer.keepDetails.mock.lastCall).toEqual([{ link_landing_page: 'promo' }])
  expect([status(), writer.saver.getState().hasPending]).toEqual(['saved', true])
})

test('what is typed on while a name is on its way is saved next, also when it is typed back', async () => {
  const { writer, describe, server } = openSaver()
  let answer = () => {}
  describe.mockImplementationOnce((sent) => new Promise((resolve) => (answer = () => resolve(server.describe(sent)))))
  writer.saver.describe({ name: 'Promo' }, ['name'])
  await vi.advanceTimersByTimeAsync(600)
  writer.saver.describe({ name: 'Kelas data' }, ['name'])
  answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.page.name).toBe('Kelas data')
  expect(writer.saver.getState().hasPending).toBe(false)
})

test('a refused link stays typed with its reason, and the sections are saved all the same', async () => {
  const { writer, describe, first, server, status } = openSaver()
  writer.saver.describe({ link_landing_page: 'lain' }, ['link_landing_page'])
  writer.edit([titleChange(writer.document, first, 'Judul')])
  expect(await writer.saver.flush()).toBe(true)
  expect(writer.saver.getState().details).toEqual({
    typed: { link_landing_page: 'lain' },
    ready: [],
    mistakes: { link_landing_page: 'Tautan ini sudah dipakai halaman lain.' },
  })
  expect(server.document).toEqual(writer.document)
  expect(status()).toBe('saved')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(describe).toHaveBeenCalledTimes(1)
})

test('without an answer a name is sent again, and when the page is left with a request that outlives it', async () => {
  const { writer, describe, server, status } = openSaver()
  describe.mockRejectedValueOnce(noAnswer())
  writer.saver.describe({ name: 'Promo' }, ['name'])
  expect(await writer.saver.flush()).toBe(false)
  expect(status()).toBe('failed')
  writer.saver.sendOnLeave()
  expect(describe.mock.lastCall).toEqual([{ name: 'Promo' }, { keepalive: true }])
  await vi.advanceTimersByTimeAsync(1_500)
  expect(server.page.name).toBe('Promo')
  expect(status()).toBe('saved')
})
