import '@naikkelas/ui/styles.css'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { CopyButton } from './copy-button.tsx'
import { copyOnPress, copyScript } from './copy-island.ts'

const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  writeText.mockReset().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function drawnByReact() {
  return draw(<CopyButton text="8808123" what="nomor virtual account" isHiddenWithoutScript />).place
}

/** As a published page has it: markup of the server and the script’s text. */
function drawnByServer() {
  const place = document.body.appendChild(document.createElement('div'))
  place.dataset.uiTheme = ''
  place.innerHTML = renderToStaticMarkup(
    <CopyButton text="8808123" what="nomor virtual account" isHiddenWithoutScript />,
  )
  copyOnPress(place)
  return place
}

function partsOf(place: HTMLElement) {
  const [whole, button, field, status] = [
    place.querySelector<HTMLElement>('[data-copy]'),
    place.querySelector('button'),
    place.querySelector('input'),
    place.querySelector('[data-copied]'),
  ]
  if (!whole || !button || !field || !status) throw new Error('Nothing was drawn.')
  return { whole, button, field, said: () => status.textContent, state: () => whole.dataset.state ?? '' }
}

const ways = [
  ['React', drawnByReact],
  ['the island', drawnByServer],
] as const

test.each(ways)('with %s it is seen, copies the text, and says so for two seconds', async (_, drawnBy) => {
  const { whole, button, said, state } = partsOf(drawnBy())
  await expect.poll(() => whole.hidden).toBe(false)
  button.click()
  expect(writeText.mock.calls).toEqual([['8808123']])
  await expect.poll(state).toBe('copied')
  expect(said()).toBe('Tersalin')
  vi.advanceTimersByTime(2_000)
  await expect.poll(state).toBe('')
  expect(said()).toBe('')
})

test.each(ways)('with %s the text is selected where the clipboard is refused', async (_, drawnBy) => {
  writeText.mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  const { button, field, said, state } = partsOf(drawnBy())
  expect(field.hidden).toBe(true)
  button.click()
  // React selects in an effect, which may come after what it drew.
  await expect.poll(() => [state(), field.selectionStart, field.selectionEnd]).toEqual(['refused', 0, 7])
  expect([field.hidden, field.value]).toEqual([false, '8808123'])
  expect(said()).toBe('Belum tersalin. Teksnya sudah dipilih, tinggal disalin.')
})

test('“Tersalin” takes the place of “Salin” without making the button wider', async () => {
  const { button, state } = partsOf(drawnByReact())
  const [copy, copied] = [...button.querySelectorAll<HTMLElement>('span > span')].filter(
    ({ parentElement }) => parentElement?.parentElement === button,
  )
  const seen = () => [copy, copied].map((words) => words && getComputedStyle(words).opacity)
  const { width } = button.getBoundingClientRect()
  expect(seen()).toEqual(['1', '0'])
  button.click()
  await expect.poll(state).toBe('copied')
  expect(seen()).toEqual(['0', '1'])
  expect(button.getBoundingClientRect().width).toBe(width)
})

test('the island runs by itself: its text uses nothing from the file it was written in', () => {
  const run = new Function('document', `return ${copyScript}`) as (document: unknown) => unknown
  const place = { hidden: true, querySelector: () => null }
  run({ querySelectorAll: () => [place] })
  expect(place.hidden).toBe(false)
})
