import { describe, expect, it } from 'vitest'
import { drawn } from '../../../../scripts/tests/setup/drawn.ts'
import { richTextOf } from '../rich-text/rich-text-value.ts'
import { headline } from './headline/headline.section.ts'
import { imageParagraph } from './image-paragraph/image-paragraph.section.ts'
import { paragraph } from './paragraph/paragraph.section.ts'
import { mediaIdOf, storyHref, storyImage, storyMedia, storyOffer } from './parts/story-media.ts'
import { type PageSection, placeSections, SectionList } from './section-list.tsx'
import { defaultSettings, type SectionSettings, type VisitorClass } from './section-settings.ts'
import type { SectionView } from './section-view.ts'
import { views } from './views.gen.ts'

const page = { offer: storyOffer, media: storyMedia, href: storyHref }
const section = (id: string, type: string, content: unknown, settings: Partial<SectionSettings> = {}): PageSection => ({
  id,
  type,
  version: 1,
  content,
  settings: { ...defaultSettings, ...settings },
})
const titled = (id: string, title: string, settings?: Partial<SectionSettings>) =>
  section(id, 'paragraph', { ...paragraph.defaults, title, body: richTextOf('Isi.') }, settings)
const contexts = (sections: readonly PageSection[]) =>
  placeSections({ ...page, items: sections }).map(({ context }) => context)
const draw = (sections: readonly PageSection[], onSkipped?: (section: PageSection, reason: string) => void) =>
  drawn(
    <SectionList
      {...page}
      items={sections}
      views={views as Record<string, SectionView>}
      {...(onSkipped && { onSkipped })}
    />,
  )

describe('a page of sections', () => {
  it('has one h1: the first title', () => {
    const { getAllByRole } = draw([
      titled('tanpa00001', ''),
      titled('judul00001', 'Pertama'),
      titled('judul00002', 'Kedua'),
    ])
    const titles = (level: number) => getAllByRole('heading', { level }).map(({ textContent }) => textContent)
    expect(titles(1)).toEqual(['Pertama'])
    expect(titles(2)).toEqual(['Kedua'])
  })

  it('loads the first picture at once and the others lazily', () => {
    const picture = (id: string) =>
      section(id, 'image_paragraph', { ...imageParagraph.defaults, image: storyImage('meja-kasir', 'Meja kasir') })
    const { getAllByAltText } = draw([titled('judul00001', 'Judul'), picture('gambar0001'), picture('gambar0002')])
    const images = getAllByAltText('Meja kasir')
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy'])
    expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual(['high', null])
  })

  it('leaves hidden sections out, and counts anchors without them', () => {
    const { body, words } = draw([titled('hilang0001', 'Rahasia', { isHidden: true }), titled('tampak0001', 'Tampak')])
    expect(words).not.toContain('Rahasia')
    expect(body.querySelector('#paragraph')?.textContent).toContain('Tampak')
  })

  it('leaves out sections for other visitors and links to them, and keeps the anchors of the whole page', () => {
    const link = { kind: 'section', sectionId: 'iklan00001' } as const
    const items = [
      titled('iklan00001', 'Dari iklan', { audience: { source: 'ads', account: 'any' } }),
      titled('semua00001', 'Untuk semua'),
      titled('masuk00001', 'Sudah masuk', { audience: { source: 'any', account: 'in' } }),
    ]
    const seenBy = (visitor: VisitorClass | undefined) =>
      placeSections({ ...page, items, visitor }).map(({ section: { id }, context }) => [
        id,
        context.anchor,
        context.href(link),
      ])
    expect(seenBy({ source: 'social', isSignedIn: false })).toEqual([['semua00001', 'paragraph-2', null]])
    expect(seenBy({ source: 'ads', isSignedIn: true })).toEqual([
      ['iklan00001', 'paragraph', '#paragraph'],
      ['semua00001', 'paragraph-2', '#paragraph'],
      ['masuk00001', 'paragraph-3', '#paragraph'],
    ])
    expect(seenBy(undefined)).toHaveLength(3)
  })

  it('skips sections that it cannot draw, and reports them', () => {
    const skipped: string[] = []
    const { words } = draw(
      [
        section('aneh000001', 'hologram', {}),
        section('rusak00001', 'headline', { layout: 'split' }),
        titled('judul00001', 'Tetap ada'),
      ],
      (each) => skipped.push(each.id),
    )
    expect(words).toContain('Tetap ada')
    expect(skipped).toEqual(['aneh000001', 'rusak00001'])
  })

  it('replaces the placeholders of the offer in every text', () => {
    expect(draw([titled('judul00001', 'Hanya {harga}, sisa {sisa_kursi} kursi')]).words).toContain(
      'Hanya Rp349.000, sisa 12 kursi',
    )
  })

  it('resolves links to sections by their anchor, and links to hidden sections to nothing', () => {
    const sections = [
      titled('judul00001', 'Satu'),
      titled('judul00002', 'Dua'),
      titled('hilang0001', 'Tiga', { isHidden: true }),
    ]
    const [context] = contexts(sections)
    expect(context?.href({ kind: 'section', sectionId: 'judul00002' })).toBe('#paragraph-2')
    expect(context?.href({ kind: 'section', sectionId: 'hilang0001' })).toBeNull()
  })

  it('resolves the offer to its own target, without going in circles', () => {
    const [context] = contexts([titled('judul00001', 'Satu')])
    expect(context?.href({ kind: 'offer' })).toBe('/daftar')
    const circular = { ...storyOffer, cta: { label: 'Daftar', target: { kind: 'offer' as const } } }
    expect(
      placeSections({ ...page, offer: circular, items: [titled('judul00001', 'Satu')] })[0]?.context.href({
        kind: 'offer',
      }),
    ).toBeNull()
  })

  it('joins the padding of adjacent sections with the same tone', () => {
    const joins = contexts([
      titled('a', 'A'),
      titled('b', 'B'),
      titled('c', 'C'),
      titled('d', 'D', { tone: 'board' }),
      titled('e', 'E'),
    ]).map((each) => each.joins)
    expect(joins).toEqual(['below', 'both', 'above', undefined, undefined])
  })

  it('knows the first section below the bars of the page, which has nothing to step up to', () => {
    const bar = (id: string, type: 'navbar' | 'announcement_bar') => section(id, type, {})
    const first = contexts([
      bar('bilah00001', 'announcement_bar'),
      bar('navigasi01', 'navbar'),
      titled('judul00001', 'A'),
      titled('judul00002', 'B', { tone: 'board' }),
    ]).map(({ isFirst }) => isFirst)
    expect(first).toEqual([true, true, true, false])
  })

  it('counts adjacent sections of one type, for layouts that alternate', () => {
    const runs = contexts([
      titled('a', 'A'),
      titled('b', 'B'),
      section('c', 'headline', headline.defaults),
      titled('d', 'D'),
    ]).map(({ run }) => run)
    expect(runs).toEqual([0, 1, 0, 0])
  })

  it('draws no picture for a deleted one', () => {
    const gone = { ...storyImage('meja-kasir', 'Meja kasir'), mediaId: mediaIdOf('meja-kasir').replace(/.$/, 'f') }
    const { body } = draw([section('gambar0001', 'image_paragraph', { ...imageParagraph.defaults, image: gone })])
    expect(body.querySelector('img')).toBeNull()
  })
})
