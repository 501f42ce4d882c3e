import { describe, expect, it } from 'vitest'
import { drawn, isBefore } from '../../../../../scripts/tests/setup/drawn.ts'
import { storyMedia, storyPage } from '../parts/story-media.ts'
import type { MediaAsset, PageContext } from '../section-view.ts'
import { noImage } from '../values.ts'
import { examples } from './title-media.examples.ts'
import { titleMedia } from './title-media.section.ts'
import TitleMediaView from './title-media.view.tsx'

type Content = Parameters<typeof TitleMediaView>[0]['content']
const view = (content: Content, rest: Partial<PageContext> = {}) => (
  <TitleMediaView content={content} page={storyPage('title_media', {}, rest)} slot={(_path, node) => node} />
)
const draw = (content: Content, rest: Partial<PageContext> = {}) => drawn(view(content, rest))
const side = examples.side.content

describe('a video of a provider', () => {
  const { body, getByTitle } = draw({ ...side, video: { kind: 'provider', provider: 'youtube', id: 'aqz-KE-bpKQ' } })
  const player = getByTitle('Tonton perkenalan kelas')

  it('loads nothing until a visitor opens it', () => {
    expect(body.querySelector('details')?.open).toBe(false)
    expect(player.closest('details')).not.toBeNull()
    expect(player.getAttribute('loading')).toBe('lazy')
  })

  it('comes from the host that sets no cookie before playing', () => {
    expect(player.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0')
    const vimeo = draw({ ...side, video: { kind: 'provider', provider: 'vimeo', id: '76979871' } })
    expect(vimeo.getByTitle('Tonton perkenalan kelas').getAttribute('src')).toBe(
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    )
  })

  it('shows on its poster what a tap does and what it costs', () => {
    expect(body.querySelector('summary')?.textContent).toBe('Putar video2 menit · ±9 MB')
  })
})

describe('an uploaded video', () => {
  const film: MediaAsset = {
    id: 'f',
    kind: 'video',
    width: 1280,
    height: 720,
    color: '#000000',
    widths: [],
    url: () => '/media/film.mp4',
  }
  const video = { kind: 'file', mediaId: '0192f7c4-1111-7222-8333-444455556666' } as const
  const media: PageContext['media'] = (id) => (id === video.mediaId ? film : storyMedia(id))

  it('is neither loaded nor shown until a visitor opens it', () => {
    const { body } = drawn(view({ ...side, video }, { media }))
    const details = body.querySelector('details')
    const player = details?.querySelector('video')
    expect(details?.open).toBe(false)
    expect(player?.closest('summary')).toBe(null)
    expect(player?.getAttribute('src')).toBe('/media/film.mp4')
    expect(player?.getAttribute('preload')).toBe('none')
    expect(player?.controls).toBe(true)
  })

  it('shows on its poster what a tap does and what it costs', () => {
    const { body } = drawn(view({ ...side, video }, { media }))
    const summary = body.querySelector('summary')
    expect(summary?.textContent).toBe('Putar video2 menit · ±9 MB')
    expect(summary?.querySelector('img')?.getAttribute('src')).toContain('perkenalan-kelas.svg')
  })

  it('is named for screen readers when its poster has no text', () => {
    const { body } = drawn(view({ ...side, video, playLabel: '', seconds: 0, sizeMb: 0 }, { media }))
    expect(body.querySelector('summary')?.textContent).toBe(side.title)
  })

  it('reserves its own size without a poster', () => {
    const { body } = drawn(view({ ...side, video, image: noImage }, { media }))
    expect(body.querySelector('summary svg')?.getAttribute('viewBox')).toBe('0 0 1280 720')
  })

  it('shows only its poster when the file was deleted', () => {
    const { body } = draw({ ...side, video })
    expect(body.querySelector('video')).toBeNull()
    expect(body.querySelector('img')).not.toBeNull()
  })
})

describe('a poster that links to another site', () => {
  it('is one link around poster and label', () => {
    const link = draw(side).getByRole('link', { name: /Putar video/ })
    expect(link.getAttribute('href')).toBe('https://video.example/kelas-data')
    expect(link.getAttribute('rel')).toBe('noopener ugc')
    expect(link.querySelector('img')).not.toBeNull()
  })

  it('is a plain poster without a target', () => {
    const { body, queryByRole, queryByText } = draw({
      ...side,
      video: { kind: 'link', target: { kind: 'url', href: '' } },
    })
    expect(queryByRole('link')).toBeNull()
    expect(queryByText('Putar video')).toBeNull()
    expect(body.querySelector('img')).not.toBeNull()
  })
})

it('shows short durations in seconds and leaves out what is not known', () => {
  expect(draw({ ...side, seconds: 45, sizeMb: 0 }).getByText('45 detik')).toBeDefined()
  expect(draw({ ...side, seconds: 0, sizeMb: 9 }).getByText('±9 MB')).toBeDefined()
  expect(draw({ ...side, seconds: 0, sizeMb: 0 }).queryByText(/^\d+ (detik|menit)|MB$/)).toBeNull()
})

it('labels the two pictures of a pair before and after', () => {
  const { body, getByText } = draw(examples.pair.content)
  const [first, second] = body.querySelectorAll('img')
  expect([first, second].map((image) => image?.getAttribute('src'))).toEqual([
    expect.stringContaining('meja-kasir'),
    expect.stringContaining('mentor-grafik'),
  ])
  expect(isBefore(getByText('Sebelum'), first!)).toBe(true)
  expect(isBefore(getByText('Sesudah'), second!)).toBe(true)
})

it('is its text alone without picture and video, in every layout', () => {
  for (const layout of ['wide', 'side', 'phone', 'pair'] as const) {
    const { body, words } = draw({ ...side, layout, image: noImage, video: { kind: 'none' }, caption: 'Cuplikan' })
    expect(words).toContain('Tonton perkenalan kelas')
    expect(words).not.toMatch(/Cuplikan|Putar/)
    expect(body.querySelector('img, figure, video, iframe')).toBeNull()
  }
})

it('cannot be published without its picture or video', () => {
  const empty = { ...side, image: noImage, video: { kind: 'none' } } as const
  const issues = (content: Content) => titleMedia.check?.(content).map(({ path, message }) => [path.join(), message])
  expect(issues(empty)).toEqual([['video', 'Gambar atau video belum dipilih']])
  expect(issues(side)).toEqual([])
  expect(issues({ ...empty, layout: 'pair' })).toEqual([
    ['image', 'Gambar pertama belum dipilih'],
    ['secondImage', 'Gambar kedua belum dipilih'],
  ])
})
