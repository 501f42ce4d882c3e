import type { ComponentPropsWithoutRef } from 'react'
import { describe, expect, it } from 'vitest'
import { drawn } from '../../../../scripts/tests/setup/drawn.ts'
import * as z from 'zod/mini'
import { GridCard } from '../../exports/sections/grid-card.ts'
import { ImageParagraph } from '../../exports/sections/image-paragraph.ts'
import { Headline } from '../../exports/sections/headline.ts'
import { type AnySectionDefinition, defineSection } from './define-section.ts'
import { examples as cards } from './grid-card/grid-card.examples.ts'
import { headline } from './headline/headline.section.ts'
import { examples as pictures } from './image-paragraph/image-paragraph.examples.ts'
import { labelsEn } from './labels-en.ts'
import { storyHref, storyMedia, storyOffer } from './parts/story-media.ts'
import { sections } from './registry.gen.ts'
import type { SectionImageProps } from './section-components.ts'
import { SectionList } from './section-list.tsx'
import { defaultSettings } from './section-settings.ts'
import type { SectionView, SectionViewProps } from './section-view.ts'
import { text } from './values.ts'
import { views } from './views.gen.ts'

const Anchor = (props: ComponentPropsWithoutRef<'a'>) => <a data-router="" {...props} />
const Photo = ({ src, alt, width, height, sizes, priority }: SectionImageProps) => (
  <img data-photo={priority} src={src} alt={alt} width={width} height={height} sizes={sizes} />
)

describe('a section as a component of its own', () => {
  it('draws its content with no page around it', () => {
    const { body, getByRole } = drawn(
      <Headline {...headline.defaults} title="Rapikan toko {harga}" offer={storyOffer} />,
    )
    const section = body.firstElementChild as HTMLElement
    expect(section.matches('section#headline[data-section-type="headline"][data-tone="white"]')).toBe(true)
    expect(getByRole('heading', { name: 'Rapikan toko Rp349.000' })).toBeDefined()
  })

  it('takes tone, anchor and heading level', () => {
    const { body, getByRole } = drawn(
      <Headline {...headline.defaults} anchor="atas" headingLevel={1} settings={{ tone: 'board' }} />,
    )
    const section = body.firstElementChild as HTMLElement
    expect(section.matches('section#atas[data-section-type="headline"][data-tone="board"]')).toBe(true)
    expect(getByRole('heading', { level: 1 })).toBeDefined()
  })

  it('draws every link with the given link component', () => {
    const { getAllByRole } = drawn(
      <GridCard {...cards.slide.content} media={storyMedia} href={storyHref} components={{ Link: Anchor }} />,
    )
    expect(getAllByRole('link').map((link) => link.hasAttribute('data-router'))).toEqual([true, true, true])
  })

  it('draws every picture with the given picture component', () => {
    const { body, getAllByRole } = drawn(
      <ImageParagraph
        {...pictures.left.content}
        media={storyMedia}
        imagePriority="high"
        components={{ Image: Photo }}
      />,
    )
    const [photo, ...others] = getAllByRole('img', { name: /\S/ })
    expect(others).toEqual([])
    expect(photo?.matches('[data-photo="high"][src][width="1200"][height="800"][sizes]')).toBe(true)
    expect(body.querySelector('picture')).toBeNull()
  })

  it('draws no link to an address that would run as script', () => {
    const { body } = drawn(
      <GridCard
        {...cards.slide.content}
        items={cards.slide.content.items.map((item) => ({
          ...item,
          target: { kind: 'url', href: 'javascript:alert(1)' },
        }))}
      />,
    )
    expect(body.querySelector('a')).toBeNull()
  })
})

describe('a list of sections', () => {
  const content = z.strictObject({ layout: z.enum(['plain']), greeting: text(40) })
  const greeting = defineSection<z.infer<typeof content>>({
    type: 'greeting',
    version: 2,
    label: 'Sapaan',
    purpose: 'Menyapa pengunjung.',
    group: 'content',
    keywords: [],
    content,
    defaults: { layout: 'plain', greeting: 'Halo' },
    fields: {
      layout: { kind: 'layout', label: 'Tata letak', options: [{ value: 'plain', label: 'Polos' }] },
      greeting: { kind: 'text', label: 'Sapaan', maxLength: 40 },
    },
    complete: {},
    upgrades: { 1: ({ hello, ...rest }) => ({ ...rest, greeting: hello }) },
  })
  type Greeting = z.infer<typeof content>
  const GreetingView = ({ content: { greeting: words }, page }: SectionViewProps<Greeting>) => (
    <section id={page.anchor}>{words}</section>
  )
  const list = {
    views: { ...views, greeting: GreetingView } as unknown as Record<string, SectionView>,
    sections: { ...sections, greeting } as unknown as Record<string, AnySectionDefinition>,
    offer: storyOffer,
    media: storyMedia,
    href: storyHref,
  }
  const stored = (type: string, version: number, saved: unknown) => ({
    id: `${type}-0001`,
    type,
    version,
    content: saved,
    settings: defaultSettings,
  })

  it('draws a section of the application beside ours, and upgrades its older content', () => {
    const { body, getByText } = drawn(
      <SectionList
        {...list}
        items={[
          stored('greeting', 1, { layout: 'plain', hello: 'Selamat datang' }),
          stored('headline', 1, headline.defaults),
        ]}
      />,
    )
    expect(getByText('Selamat datang').id).toBe('greeting')
    expect(body.querySelector('[data-section-type="headline"]')).not.toBeNull()
  })

  it('has the language of its labels', () => {
    const faq = sections.accordion_list.defaults
    const items = [
      stored('accordion_list', sections.accordion_list.version, {
        ...faq,
        layout: 'columns',
        contact: { name: 'Rani', hours: '9-17', number: '+6281200001234' },
      }),
    ]
    const draw = (labels?: typeof labelsEn) =>
      drawn(<SectionList {...list} items={items} {...(labels && { labels })} />).words
    expect(draw()).toContain('Tanya lewat WhatsApp')
    expect(draw(labelsEn)).toContain('Ask on WhatsApp')
    expect(draw(labelsEn)).not.toContain('Tanya lewat')
  })
})
