import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
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
const draw = (content: Content, rest: Partial<PageContext> = {}) => renderToStaticMarkup(view(content, rest))
const side = examples.side.content

describe('a film of a provider', () => {
  const html = draw({ ...side, video: { kind: 'provider', provider: 'youtube', id: 'aqz-KE-bpKQ' } })

  it('is not asked for before someone wants to see it', () => {
    const details = /<details[^>]*>/.exec(html)?.[0]
    expect(details).toBeDefined()
    expect(details).not.toContain('open')
    expect(/<iframe[^>]*>/.exec(html)?.[0]).toContain('loading="lazy"')
  })

  it('comes from the host that sets no cookie before playing', () => {
    expect(html).toContain('src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&amp;rel=0"')
    expect(draw({ ...side, video: { kind: 'provider', provider: 'vimeo', id: '76979871' } })).toContain(
      'src="https://player.vimeo.com/video/76979871?autoplay=1&amp;dnt=1"',
    )
  })

  it('has a name for screen readers, and says in its poster what a tap does and costs', () => {
    expect(html).toContain('title="Tonton perkenalan kelas"')
    expect(/<summary>.*<\/summary>/.exec(html)?.[0]).toMatch(/Putar video.*2 menit · ±9 MB/)
  })
})

describe('a film of our own', () => {
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

  it('waits behind its poster: nothing of it is loaded or drawn before it is opened', () => {
    const { body } = drawn(view({ ...side, video }, { media }))
    const details = body.querySelector('details')
    const player = details?.querySelector('video')
    expect(details?.open).toBe(false)
    expect(player?.closest('summary')).toBe(null)
    expect(player?.getAttribute('src')).toBe('/media/film.mp4')
    expect(player?.getAttribute('preload')).toBe('none')
    expect(player?.controls).toBe(true)
  })

  it('says on its poster what a press does and costs', () => {
    const { body } = drawn(view({ ...side, video }, { media }))
    const summary = body.querySelector('summary')
    expect(summary?.textContent).toBe('Putar video2 menit · ±9 MB')
    expect(summary?.querySelector('img')?.getAttribute('src')).toContain('perkenalan-kelas.svg')
  })

  it('is named for screen readers when its poster has no words', () => {
    const { body } = drawn(view({ ...side, video, playLabel: '', seconds: 0, sizeMb: 0 }, { media }))
    expect(body.querySelector('summary')?.textContent).toBe(side.title)
  })

  it('without a poster keeps the room of its own size', () => {
    const { body } = drawn(view({ ...side, video, image: noImage }, { media }))
    expect(body.querySelector('summary svg')?.getAttribute('viewBox')).toBe('0 0 1280 720')
  })

  it('that is gone leaves its poster', () => {
    const html = draw({ ...side, video })
    expect(html).not.toContain('<video')
    expect(html).toContain('<img')
  })
})

describe('a poster that links out', () => {
  it('is one link over poster and label', () => {
    expect(draw(side)).toMatch(
      /<a class="ui:film" href="https:\/\/video.example\/kelas-data" rel="noopener ugc"><picture.*Putar video.*<\/a>/,
    )
  })

  it('is a plain poster when it leads nowhere', () => {
    const html = draw({ ...side, video: { kind: 'link', target: { kind: 'url', href: '' } } })
    expect(html).not.toMatch(/<a |Putar video/)
    expect(html).toContain('<img')
  })
})

describe('words about a film', () => {
  it('count short films in seconds and leave out what is not known', () => {
    expect(draw({ ...side, seconds: 45, sizeMb: 0 })).toContain('<small>45 detik</small>')
    expect(draw({ ...side, seconds: 0, sizeMb: 9 })).toContain('<small>±9 MB</small>')
    expect(draw({ ...side, seconds: 0, sizeMb: 0 })).not.toContain('<small>')
  })
})

it('names the two pictures of a pair before and after', () => {
  const html = draw(examples.pair.content)
  expect(html.indexOf('Sebelum')).toBeLessThan(html.indexOf('meja-kasir'))
  expect(html.indexOf('Sesudah')).toBeLessThan(html.indexOf('mentor-grafik'))
})

it('without picture and film is its words alone, whatever the layout', () => {
  for (const layout of ['wide', 'side', 'phone', 'pair'] as const) {
    const html = draw({ ...side, layout, image: noImage, video: { kind: 'none' }, caption: 'Cuplikan' })
    expect(html).toContain('Tonton perkenalan kelas')
    expect(html).not.toMatch(/<img|<figure|ui:phone|ui:split|Cuplikan|Putar/)
  }
})

it('does not go live while what it announces is missing', () => {
  const empty = { ...side, image: noImage, video: { kind: 'none' } } as const
  const told = (content: Content) => titleMedia.check?.(content).map(({ path, message }) => [path.join(), message])
  expect(told(empty)).toEqual([['video', 'Gambar atau video belum dipilih']])
  expect(told(side)).toEqual([])
  expect(told({ ...empty, layout: 'pair' })).toEqual([
    ['image', 'Gambar pertama belum dipilih'],
    ['secondImage', 'Gambar kedua belum dipilih'],
  ])
})
