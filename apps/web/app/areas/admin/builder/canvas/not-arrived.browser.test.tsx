import type { SectionViewProps } from '@naikkelas/ui/sections/registry'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { announceLineBack } from '../../../../shared/late/line-back.ts'
import { newSection } from '../model/section-acts.ts'
import { openCanvas } from './testing/open-canvas.tsx'

const loaders = vi.hoisted(() => ({}) as Record<string, () => Promise<unknown>>)
vi.mock('../../page-drawing/view-loaders.gen.ts', () => ({ viewLoaders: loaders }))

const line = vi.hoisted(() => ({ isThere: true }))
vi.mock('../../../../shared/late/has-line.ts', () => ({
  hasLine: async () => navigator.onLine && line.isThere,
  whileLine: (load: unknown) => load,
}))

const Drawn = ({ content }: SectionViewProps<Record<string, unknown>>) => <h2>{String(content.title)}</h2>

/** Types whose views were requested, in order. */
const requested: string[] = []
let failing = 0

beforeEach(() => {
  requested.length = 0
  failing = 0
  line.isThere = true
  // React logs errors caught by a boundary.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** A page of a headline and a section whose type was never drawn before. */
function open(type: string) {
  for (const name of ['headline', type])
    loaders[name] = async () => {
      requested.push(name)
      if (name !== type || failing-- <= 0) return Drawn
      throw new TypeError('Failed to fetch dynamically imported module')
    }
  const sections = ['headline', type].map((name) => {
    const section = newSection(name)
    return { ...section, content: { ...section.content, title: `Ini ${name}` } }
  })
  openCanvas(sections)
}

const section = (place: number) => screen.getByRole('group', { name: `Bagian ${place}`, exact: true })

test('an offline section that was never drawn says so, and is drawn automatically when online again', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get')
  open('faq')
  await expect.element(section(2).getByRole('heading')).toHaveTextContent('Ini faq')

  isOnline.mockReturnValue(false)
  open('price')
  const late = section(2).last()
  await expect.element(late.getByText('Tampilan bagian ini belum termuat')).toBeVisible()
  await expect.element(section(1).last().getByRole('heading')).toHaveTextContent('Ini headline')
  // It would be remembered as missing.
  expect(requested).not.toContain('price')

  isOnline.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.element(late.getByRole('heading')).toHaveTextContent('Ini price')
})

test('a failed view is retried by a button, and the focus stays on its section', async () => {
  failing = 2
  open('benefits')
  const tryAgain = section(2).getByRole('button', { name: 'Coba lagi', exact: true })
  await tryAgain.click()
  // Still failing: reported again, with the retry.
  await expect.element(section(2).getByText(/muat ulang halaman ini/)).toBeVisible()
  await tryAgain.click()
  await expect.element(section(2).getByRole('heading')).toHaveTextContent('Ini benefits')
  await expect.element(section(2)).toHaveFocus()
  expect(requested.filter((type) => type === 'benefits')).toHaveLength(3)
})

test('while the server is down no import is started that the browser would cache as failed', async () => {
  line.isThere = false
  open('stats')
  await expect.element(section(2).getByText('Tampilan bagian ini belum termuat')).toBeVisible()
  expect(requested).not.toContain('stats')
  line.isThere = true
  announceLineBack()
  await expect.element(section(2).getByRole('heading')).toHaveTextContent('Ini stats')
})

test('while the browser believes to be online it is retried after a pause, or once the server responds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  failing = 3
  open('logos')
  const late = section(2)
  const tryAgain = late.getByRole('button', { name: 'Coba lagi', exact: true })
  await expect.element(tryAgain).toBeVisible()
  const button = tryAgain.element() as HTMLElement
  button.focus()
  await vi.advanceTimersByTimeAsync(2_000)
  // Requested and still missing: the pressed button stays, and so does the focus.
  expect(requested.filter((type) => type === 'logos')).toHaveLength(2)
  expect(document.activeElement).toBe(button)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(requested.filter((type) => type === 'logos')).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(requested.filter((type) => type === 'logos')).toHaveLength(3)
  announceLineBack()
  await expect.element(late.getByRole('heading')).toHaveTextContent('Ini logos')
  await expect.element(late).toHaveFocus()
})
