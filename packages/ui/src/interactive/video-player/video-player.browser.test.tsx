import '@naikkelas/ui/styles.css'
import { createRef } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { film, filmCaptions, filmChapters } from '../../docs/films.ts'
import { draw } from '../../testing/draw.tsx'
import { recordedStream } from './recorded-stream.ts'
import { videoPlayerLabelsId } from './video-player.labels.ts'
import { VideoPlayer, type VideoPlayerHandle, type VideoPlayerProps } from './video-player.tsx'
import type { VideoProgress } from './video-source.ts'

const preferencesKey = 'naikkelas-player-test'
beforeEach(() => localStorage.removeItem(preferencesKey))

const missing = { src: 'data:video/mp4,rusak' }

function drawPlayer(props: Partial<VideoPlayerProps> = {}) {
  const { place, remove } = draw(
    <div style={{ width: 640 }}>
      <button type="button">Di luar</button>
      <VideoPlayer
        label="Perkenalan"
        sources={[{ src: film }]}
        captions={filmCaptions}
        chapters={filmChapters}
        preferencesKey={preferencesKey}
        {...props}
      />
    </div>,
  )
  const video = place.querySelector('video')
  if (!video) throw new Error('There is no film.')
  const root = page.getByRole('group', { name: 'Pemutar video: Perkenalan' }).element() as HTMLElement
  return { video, root, remove, seek: page.getByRole('slider', { name: 'Posisi video' }) }
}

/** The position is set a moment after the film is there. */
const isAt = (video: HTMLVideoElement, second: number) =>
  expect.poll(() => video.currentTime, { timeout: 15_000 }).toBe(second)
const isReady = (video: HTMLVideoElement) =>
  expect.poll(() => video.readyState, { timeout: 15_000 }).toBeGreaterThanOrEqual(2)

test('keys work while the focus is inside, and do nothing outside', async () => {
  const { video, root } = drawPlayer()
  await isReady(video)
  const outside = page.getByRole('button', { name: 'Di luar' }).element() as HTMLElement
  outside.focus()
  await userEvent.keyboard('l5')
  expect(video.currentTime).toBe(0)
  root.focus()
  await userEvent.keyboard('l')
  expect(video.currentTime).toBe(10)
  await userEvent.keyboard('{ArrowLeft}')
  expect(video.currentTime).toBe(5)
  await userEvent.keyboard('j')
  expect(video.currentTime).toBe(0)
  await userEvent.keyboard('5')
  expect(video.currentTime).toBe(60)
  await userEvent.keyboard('m')
  await expect.poll(() => video.muted).toBe(true)
  await userEvent.keyboard('m')
  await expect.poll(() => video.muted).toBe(false)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => video.volume).toBe(0.9)
  await userEvent.keyboard('>>')
  await expect.poll(() => video.playbackRate).toBe(1.5)
  await userEvent.keyboard('k')
  await expect.poll(() => video.paused).toBe(false)
  await userEvent.keyboard(' ')
  await expect.poll(() => video.paused).toBe(true)
})

test('space on a button presses that button alone', async () => {
  const { video } = drawPlayer()
  await isReady(video)
  ;(page.getByRole('button', { name: 'Maju 10 detik' }).element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  expect(video.currentTime).toBe(10)
  expect(video.paused).toBe(true)
})

test('the seek bar says the time in words, moves by its arrows and begins where someone stopped', async () => {
  const { video, seek } = drawPlayer({ startAt: 64 })
  await expect.element(seek).toHaveAttribute('aria-valuetext', '1 menit 4 detik dari 2 menit')
  ;(seek.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(video.currentTime).toBe(69)
  await expect.element(seek).toHaveAttribute('aria-valuetext', '1 menit 9 detik dari 2 menit')
})

test('a film that was seen to its end starts from zero', async () => {
  const { video } = drawPlayer({ startAt: 120 })
  await isReady(video)
  expect(video.currentTime).toBe(0)
})

test('chapters are jumped to, and the current one is marked', async () => {
  const { video } = drawPlayer()
  await isReady(video)
  await page.getByRole('button', { name: 'Bab' }).click()
  await page.getByRole('button', { name: /Latihan dari toko/ }).click()
  expect(video.currentTime).toBe(30)
  await page.getByRole('button', { name: 'Bab' }).click()
  await expect.element(page.getByRole('button', { name: /Latihan dari toko/ })).toHaveAttribute('aria-current', 'true')
})

test('the page can seek, and ask for the time', async () => {
  const handle = createRef<VideoPlayerHandle>()
  const { video } = drawPlayer({ handle })
  await isReady(video)
  handle.current?.seek(42)
  expect(handle.current?.currentTime()).toBe(42)
  expect(video.currentTime).toBe(42)
})

test('captions are read as text, above the controls, and chosen once for every film', async () => {
  const first = drawPlayer({ startAt: 20 })
  await page.getByRole('button', { name: 'Takarir' }).click()
  await expect.element(page.getByText(/Catatan ada di kasir dan di buku tulis/)).toBeVisible()
  first.remove()
  drawPlayer({ startAt: 20 })
  await expect.element(page.getByText(/Catatan ada di kasir dan di buku tulis/)).toBeVisible()
  await page.getByRole('button', { name: 'Pengaturan video' }).click()
  await page.getByRole('combobox', { name: 'Takarir' }).selectOptions('English')
  await expect.element(page.getByText('The course in two minutes.')).toBeVisible()
})

test('speed is remembered, and what someone else wrote there is ignored', async () => {
  localStorage.setItem(preferencesKey, JSON.stringify({ rate: 1.75, volume: 'keras', captions: 7 }))
  const { video } = drawPlayer()
  await expect.poll(() => video.playbackRate).toBe(1.75)
  expect(video.volume).toBe(1)
  await page.getByRole('button', { name: 'Pengaturan video' }).click()
  await page.getByRole('combobox', { name: 'Kecepatan' }).selectOptions('0,5×')
  expect(JSON.parse(localStorage.getItem(preferencesKey) ?? '')).toMatchObject({ rate: 0.5, volume: 1 })
})

test('a source that fails is reported, and the next one plays', async () => {
  const onSourceError = vi.fn()
  const { video } = drawPlayer({ sources: [missing, { src: film }], startAt: 64, onSourceError })
  await isAt(video, 64)
  expect(onSourceError.mock.calls).toEqual([[missing]])
  expect(page.getByRole('alert').query()).toBeNull()
})

test('when none can be played it says so, and tries again when asked', async () => {
  const onSourceError = vi.fn()
  drawPlayer({ sources: [missing], onSourceError })
  await expect.element(page.getByText(videoPlayerLabelsId.failed)).toBeVisible()
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect.poll(() => onSourceError.mock.calls.length).toBe(2)
  await expect.element(page.getByRole('alert')).toBeVisible()
})

test('saving data plays the smaller film from the same second', async () => {
  const { video } = drawPlayer({ dataSaverSource: { src: `${film}#hemat` }, startAt: 64 })
  await isAt(video, 64)
  await page.getByRole('button', { name: 'Pengaturan video' }).click()
  await page.getByRole('switch', { name: 'Hemat data' }).click()
  await expect.poll(() => video.currentSrc).toContain('#hemat')
  await isAt(video, 64)
})

const seen = (video: HTMLVideoElement, second: number) =>
  expect.poll(() => video.currentTime, { interval: 20, timeout: 15_000 }).toBeGreaterThan(second)

test('what was seen is reported at a pause and when the page is left, and what was skipped is not in it', async () => {
  const reports: VideoProgress[] = []
  const { video } = drawPlayer({ onProgress: (progress) => reports.push(progress) })
  await isReady(video)
  window.dispatchEvent(new Event('pagehide'))
  expect(reports).toEqual([])
  video.muted = true
  await page.getByRole('button', { name: 'Putar' }).click()
  await seen(video, 0.3)
  video.currentTime = 60
  await seen(video, 60.3)
  window.dispatchEvent(new Event('pagehide'))
  expect(reports).toHaveLength(1)
  await page.getByRole('button', { name: 'Jeda' }).click()
  await expect.poll(() => reports.length).toBe(2)
  const { position, duration, played } = reports[1] as VideoProgress
  expect(Math.round(duration)).toBe(120)
  expect(played.map((interval) => interval.map(Math.floor))).toEqual([
    [0, expect.any(Number)],
    [60, Math.floor(position)],
  ])
  expect(played[0]?.[1]).toBeLessThan(30)
})

test('what was seen before a change of source is kept, and the end is reported once', async () => {
  const reports: VideoProgress[] = []
  const onEnded = vi.fn()
  const { video } = drawPlayer({
    dataSaverSource: { src: `${film}#hemat` },
    onProgress: (progress) => reports.push(progress),
    onEnded,
  })
  await isReady(video)
  await page.getByRole('button', { name: 'Putar' }).click()
  await seen(video, 0.3)
  await page.getByRole('button', { name: 'Pengaturan video' }).click()
  await page.getByRole('switch', { name: 'Hemat data' }).click()
  await expect.poll(() => video.currentSrc).toContain('#hemat')
  await isReady(video)
  await seen(video, 0.5)
  video.currentTime = 119.5
  await expect.poll(() => onEnded.mock.calls.length, { timeout: 15_000 }).toBe(1)
  const { played } = reports.at(-1) as VideoProgress
  expect(played[0]?.[0]).toBe(0)
  expect(played.at(-1)?.[1]).toBeGreaterThan(119)
  await expect.element(page.getByRole('button', { name: 'Putar dari awal' })).toBeVisible()
})

test('two taps at a side skip ten seconds, and each further one ten more', async () => {
  const { video, root } = drawPlayer({ startAt: 60 })
  await isAt(video, 60)
  const stage = root.querySelector('[data-part="stage"]') as HTMLElement
  const { left, width, top } = stage.getBoundingClientRect()
  const tap = (share: number) =>
    stage.dispatchEvent(
      new PointerEvent('pointerup', {
        pointerType: 'touch',
        clientX: left + width * share,
        clientY: top + 50,
        bubbles: true,
      }),
    )
  for (let count = 0; count < 3; count += 1) tap(0.9)
  expect(video.currentTime).toBe(80)
  tap(0.1)
  tap(0.1)
  expect(video.currentTime).toBe(70)
})

test('the mark of the viewer moves with the film, cannot be selected, and is nothing to listeners', async () => {
  const { root, video } = drawPlayer({ watermark: 'Sari Dewi' })
  await isReady(video)
  const mark = root.querySelector('[data-part="watermark"]') as HTMLElement
  const placeAt = async (second: number) => {
    video.currentTime = second
    await expect.poll(() => video.seeking).toBe(false)
    return mark.getBoundingClientRect().toJSON() as DOMRect
  }
  const before = await placeAt(0)
  await placeAt(16)
  await expect.poll(() => mark.getBoundingClientRect().x).not.toBe(before.x)
  const { userSelect, pointerEvents } = getComputedStyle(mark)
  expect([userSelect, pointerEvents, mark.ariaHidden]).toEqual(['none', 'none', 'true'])
})

test('where the browser has no player for streams hls.js plays them, and renditions can be chosen', async () => {
  const asked = vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('')
  onTestFinished(() => asked.mockRestore())
  const stream = await recordedStream()
  const { video } = drawPlayer({ sources: [{ src: stream.main, kind: 'hls' }] })
  await isReady(video)
  expect(video.currentSrc).not.toBe(stream.main)
  await page.getByRole('button', { name: 'Pengaturan video' }).click()
  await page.getByRole('combobox', { name: 'Kualitas' }).selectOptions('90p')
  await isReady(video)
  await page.getByRole('switch', { name: 'Hemat data' }).click()
  await expect.element(page.getByRole('combobox', { name: 'Kualitas' })).toBeDisabled()
  await isReady(video)
})
