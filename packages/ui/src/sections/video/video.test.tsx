import { gzipSync } from 'node:zlib'
import { transformSync } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyMedia, storyPage } from '../parts/story-media.ts'
import type { MediaAsset, PageContext } from '../section-view.ts'
import { noImage } from '../values.ts'
import { clock } from './film-stage.tsx'
import { examples } from './video.examples.ts'
import { video, type VideoContent } from './video.section.ts'
import { playScript } from './video-island.ts'
import VideoView from './video.view.tsx'

const draw = (content: VideoContent, rest: Partial<PageContext> = {}) =>
  drawn(<VideoView content={content} page={storyPage('video', {}, rest)} slot={(_path, node) => node} />)
const layouts = ['stage', 'chapters', 'transcript'] as const
const { content } = examples.stage
const youtubePlayer = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'

describe.each(layouts)('a provider’s video as %s', (layout) => {
  const { body, getByRole, getAllByRole } = draw({ ...content, layout })

  test('loads nothing of the provider by itself, with or without scripts', () => {
    expect(body.querySelector('iframe, script, video, [src^="https:"]')).toBeNull()
  })

  test('links to its page there, and says so', () => {
    const link = getByRole('link', { name: /Putar video.*Tonton di YouTube.*5 menit · ±24 MB/ })
    expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
    expect(link.getAttribute('rel')).toBe('noopener ugc')
  })

  test('gives the island the player to load, from the host that sets no cookie', () => {
    expect(body.querySelectorAll('[data-stage]')).toHaveLength(1)
    const player = body.querySelector(`[data-player="${youtubePlayer}"]`)
    expect(player?.getAttribute('data-player-title')).toBe('Membaca laporan dalam lima menit')
  })

  test('links to each of its moments', () => {
    const moments = getAllByRole('link', { name: /omzet/ })
    expect(moments.map((link) => link.getAttribute('href'))).toContain(
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=65s',
    )
    expect(body.querySelector(`[data-player="${youtubePlayer}&start=65"]`)).not.toBeNull()
  })
})

test('a moment of a Vimeo video is linked too', () => {
  const { body } = draw({ ...content, video: { kind: 'provider', provider: 'vimeo', id: '76979871' } })
  const moment = body.querySelector('a[href="https://vimeo.com/76979871#t=65s"]')
  expect(moment).not.toBeNull()
  expect(body.querySelector('[data-player="https://player.vimeo.com/video/76979871?autoplay=1&dnt=1#t=65s"]')).not.toBe(
    null,
  )
})

test('an uploaded video plays in place, and its moments are text', () => {
  const film: MediaAsset = {
    id: 'f',
    kind: 'video',
    width: 1280,
    height: 720,
    color: '#000000',
    widths: [],
    url: () => '/media/film.mp4',
  }
  const own = { kind: 'file', mediaId: '0192f7c4-1111-7222-8333-444455556666' } as const
  const { body, words, queryByRole } = draw(
    { ...content, video: own },
    { media: (id) => (id === own.mediaId ? film : storyMedia(id)) },
  )
  expect(body.querySelector('video')?.getAttribute('src')).toBe('/media/film.mp4')
  expect(body.querySelector('video')?.controls).toBe(true)
  expect(words).toContain('Mengapa omzet saja menipu')
  expect(queryByRole('link')).toBeNull()
})

test.each(layouts)('without video and poster it is its text, as %s', (layout) => {
  const { body, words } = draw({ ...content, layout, video: { kind: 'none' }, image: noImage })
  expect(words).toContain('Membaca laporan')
  expect(words).not.toContain('Putar video')
  expect(body.querySelector('[data-stage], img')).toBeNull()
})

test('the transcript is folded as an extra, and open in its own layout', () => {
  const folded = draw(content).getByText('Transkrip').closest('details')
  expect(folded?.open).toBe(false)
  expect(folded?.textContent).toContain('Selamat pagi')
  const open = draw({ ...content, layout: 'transcript' })
  expect(open.body.querySelector('details')).toBeNull()
  expect(open.words).toContain('Selamat pagi')
})

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [3725, '1:02:05'],
])('second %i is shown as %s', (seconds, expected) => {
  expect(clock(seconds)).toBe(expected)
})

test('is incomplete without a video, or with a moment after its end', () => {
  const messages = (change: Partial<VideoContent>) =>
    video.check?.({ ...content, ...change }).map(({ message }) => message)
  expect(messages({})).toEqual([])
  expect(messages({ video: { kind: 'none' } })).toEqual(['Video belum dipilih'])
  expect(messages({ seconds: 200 })).toEqual(['Bagian ini mulai sesudah video selesai'])
})

describe('the island', () => {
  test('is at most 1 KB, minified and compressed', () => {
    const { code } = transformSync(playScript, { minify: true })
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(1024)
    expect(gzipSync(playScript, { level: 9 }).length).toBeLessThanOrEqual(1024)
  })

  test('runs by itself: its text uses nothing from the file it was written in', () => {
    const listeners = new Set<unknown>()
    const document = {
      addEventListener: (_type: string, listener: unknown) => listeners.add(listener),
      removeEventListener: (_type: string, listener: unknown) => listeners.delete(listener),
    }
    const stop = (new Function('document', `return ${playScript}`) as (page: unknown) => () => void)(document)
    expect(listeners.size).toBe(1)
    stop()
    expect(listeners.size).toBe(0)
  })
})
