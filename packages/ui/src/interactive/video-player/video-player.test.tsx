import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { levelsOf } from './hls-levels.ts'
import { intervalsOf, mergedIntervals } from './played-intervals.ts'
import { commandOf, nextRate } from './shortcuts.ts'
import { clockTime } from './spoken-time.ts'
import { videoPlayerLabelsEn, videoPlayerLabelsId } from './video-player.labels.ts'
import { VideoPlayer } from './video-player.tsx'
import { chapterAt, isHls } from './video-source.ts'

test('the server draws a named player with its controls, and nothing of the film is fetched before its script runs', () => {
  const { getByRole, body } = drawn(
    <VideoPlayer label="Perkenalan" sources={[{ src: '/film.mp4' }]} chapters={[{ start: 0, title: 'Awal' }]} />,
  )
  expect(getByRole('group', { name: 'Pemutar video: Perkenalan' })).toBeDefined()
  for (const name of ['Putar', 'Mundur 10 detik', 'Maju 10 detik', 'Bab', 'Pengaturan video', 'Layar penuh'])
    expect(getByRole('button', { name })).toBeDefined()
  expect(body.querySelector('video')?.hasAttribute('src')).toBe(false)
  // The page's policy of content refuses them.
  expect(body.querySelector('[style]')).toBeNull()
})

test('times are said as people say them', () => {
  expect(videoPlayerLabelsId.position(200, 720)).toBe('3 menit 20 detik dari 12 menit')
  expect(videoPlayerLabelsId.position(0, 3720)).toBe('0 detik dari 1 jam 2 menit')
  expect(videoPlayerLabelsEn.position(61, Number.NaN)).toBe('1 min 1 s of 0 s')
  expect([clockTime(200.9), clockTime(3720)]).toEqual(['3:20', '1:02:00'])
})

test('what was seen twice counts once, and what was skipped is missing', () => {
  expect(
    mergedIntervals([
      [60, 65],
      [0, 10],
      [8, 12],
      [65, 70],
      [20, 20],
    ]),
  ).toEqual([
    [0, 12],
    [60, 70],
  ])
  const ranges = { length: 2, start: (index: number) => index * 30.123456, end: (index: number) => index * 30 + 5 }
  expect(intervalsOf(ranges)).toEqual([
    [0, 5],
    [30.12, 35],
  ])
})

const playlist = `#EXTM3U
#EXT-X-STREAM-INF:BANDWIDTH=500000,RESOLUTION=640x360,CODECS="avc1.42E01E,mp4a.40.2"
360/index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=2500000,RESOLUTION=1280x720
720/index.m3u8?kunci=a
#EXT-X-STREAM-INF:BANDWIDTH=2000000,RESOLUTION=1280x720
720-low/index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=64000
javascript:alert(1)
`

test('the renditions of a stream are listed from high to low, one per height, and only addresses of streams', () => {
  expect(levelsOf(playlist, 'https://naikkelas.id/film/a/main.m3u8?kunci=b')).toEqual([
    { src: 'https://naikkelas.id/film/a/720/index.m3u8?kunci=a', height: 720, bandwidth: 2_500_000 },
    { src: 'https://naikkelas.id/film/a/360/index.m3u8', height: 360, bandwidth: 500_000 },
  ])
})

test.each([
  ['sound is a stream of its own', playlist.replace('BANDWIDTH=500000', 'BANDWIDTH=500000,AUDIO="a"')],
  ['it lists parts of one rendition', '#EXTM3U\n#EXTINF:4,\na.m4s\n'],
  ['it is no playlist', '<html>Masuk dulu</html>'],
])('there is nothing to choose from where %s', (_, text) => {
  expect(levelsOf(text, 'https://naikkelas.id/main.m3u8')).toEqual([])
})

test('a stream is known by its address or by its kind', () => {
  expect(isHls({ src: '/film/main.m3u8?kunci=a.mp4' })).toBe(true)
  expect(isHls({ src: '/film.mp4?next=main.m3u8' })).toBe(false)
  expect(isHls({ src: '/film', kind: 'hls' })).toBe(true)
})

test('a chapter lasts until the next one begins', () => {
  const chapters = [
    { start: 5, title: 'A' },
    { start: 10, title: 'B' },
  ]
  expect([0, 5, 9.9, 10, 500].map((seconds) => chapterAt(chapters, seconds))).toEqual([-1, 0, 0, 1, 1])
})

const press = (key: string, rest = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, target: null, ...rest })

test('keys of the browser and of the system stay theirs', () => {
  expect(press('f')).toEqual({ kind: 'fullscreen' })
  expect(press('F')).toEqual({ kind: 'fullscreen' })
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) expect(press('f', held)).toBeNull()
  for (const key of ['Tab', 'Escape', 'Enter', 'x', 'F5']) expect(press(key)).toBeNull()
})

test('digits jump to tenths, and speed stops at its ends', () => {
  expect(press('7')).toEqual({ kind: 'share', of: 0.7 })
  expect([nextRate(1, 1), nextRate(1, -1), nextRate(2, 1), nextRate(0.5, -1)]).toEqual([1.25, 0.75, 2, 0.5])
})
