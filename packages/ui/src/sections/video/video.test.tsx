import { gzipSync } from 'node:zlib'
import { transformSync } from 'esbuild'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { storyMedia, storyPage } from '../parts/story-media.ts'
import type { MediaAsset, PageContext } from '../section-view.ts'
import { noImage } from '../values.ts'
import { clock } from './film-stage.tsx'
import { examples } from './video.examples.ts'
import { video, type VideoContent } from './video.section.ts'
import { playScript } from './video-island.ts'
import VideoView from './video.view.tsx'

const draw = (content: VideoContent, rest: Partial<PageContext> = {}) =>
  renderToStaticMarkup(<VideoView content={content} page={storyPage('video', {}, rest)} slot={(_path, node) => node} />)
const layouts = ['stage', 'chapters', 'transcript'] as const
const { content } = examples.stage

describe.each(layouts)('a provider’s film as %s', (layout) => {
  const html = draw({ ...content, layout })

  test('loads nothing of the provider by itself, with scripts or without', () => {
    expect(html).not.toMatch(/<iframe|<script|<video| src="https:/)
  })

  test('leads to its page there, and says so', () => {
    expect(html).toMatch(
      /<a href="https:\/\/www\.youtube\.com\/watch\?v=aqz-KE-bpKQ" rel="noopener ugc"[^>]*>.*Putar video.*Tonton di YouTube.*5 menit · ±24 MB.*<\/a>/,
    )
  })

  test('tells the island which player to bring, from the host that sets no cookie', () => {
    expect(html).toContain(
      'data-player="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&amp;rel=0" data-player-title="Membaca laporan dalam lima menit"',
    )
    expect(html.match(/data-stage=""/g)).toHaveLength(1)
  })

  test('leads to each of its moments', () => {
    expect(html).toMatch(/href="https:\/\/www\.youtube\.com\/watch\?v=aqz-KE-bpKQ&amp;t=65s"(?:(?!<\/a>).)*omzet/)
    expect(html).toContain('&amp;start=65')
  })
})

test('of Vimeo a moment is reached too', () => {
  const html = draw({ ...content, video: { kind: 'provider', provider: 'vimeo', id: '76979871' } })
  expect(html).toContain('href="https://vimeo.com/76979871#t=65s"')
  expect(html).toContain('https://player.vimeo.com/video/76979871?autoplay=1&amp;dnt=1#t=65s')
})

test('a film of our own plays in place, its moments are words', () => {
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
  const html = draw({ ...content, video: own }, { media: (id) => (id === own.mediaId ? film : storyMedia(id)) })
  expect(html).toMatch(/<video[^>]*src="\/media\/film\.mp4"[^>]*controls=""/)
  expect(html).toContain('Mengapa omzet saja menipu')
  expect(html).not.toContain('<a ')
})

test.each(layouts)('without film and poster it is its words, as %s', (layout) => {
  const html = draw({ ...content, layout, video: { kind: 'none' }, image: noImage })
  expect(html).toContain('Membaca laporan')
  expect(html).not.toMatch(/Putar video|data-stage|<img/)
})

test('the transcript is folded where it is an extra, and open where it is the point', () => {
  expect(draw(content)).toMatch(/<details><summary>Transkrip<\/summary>.*Selamat pagi/)
  expect(draw({ ...content, layout: 'transcript' })).not.toContain('<details')
})

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [3725, '1:02:05'],
])('second %i is read as %s', (seconds, expected) => {
  expect(clock(seconds)).toBe(expected)
})

test('is not finished without a film, or with a moment after its end', () => {
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
