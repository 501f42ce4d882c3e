import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseSection } from '../../exports/sections/registry.ts'
import { type PageSection, SectionList, views } from '../../exports/sections.ts'
import { mediaIdOf, storyHref, storyMedia, storyOffer } from './parts/story-media.ts'
import { sections } from './registry.gen.ts'
import { defaultSettings, type SectionSettings } from './section-settings.ts'

const [wideId, phoneId] = [mediaIdOf('meja-kasir'), mediaIdOf('mentor-arif')]
const image = { mediaId: wideId, alt: 'Meja kerja', isDecorative: false }

function drawn(
  type: 'headline' | 'title_media' | 'image_paragraph',
  content: object,
  settings?: Partial<SectionSettings>,
) {
  const section = {
    id: 'bagian-001',
    type,
    version: 1,
    content: { ...sections[type].defaults, ...content },
    settings: { ...defaultSettings, ...settings },
  } as PageSection
  expect(parseSection(section).kind).toBe('known')
  return renderToStaticMarkup(
    <SectionList items={[section]} views={views} offer={storyOffer} media={storyMedia} href={storyHref} />,
  )
}

const phone = (order: 'usual' | 'words' | 'picture') => ({ phone: { title: 'normal' as const, order } })
const isPictureFirst = (html: string) => html.indexOf('<img') < html.search(/<h1/)

test.each([
  ['headline', 'split', 'words'],
  ['title_media', 'side', 'words'],
  ['image_paragraph', 'left', 'picture'],
  ['image_paragraph', 'right', 'words'],
] as const)('phones and readers get what the section says first: %s %s', (type, layout, usual) => {
  const at = (settings?: Partial<SectionSettings>) => drawn(type, { layout, image }, settings)
  expect(isPictureFirst(at())).toBe(usual === 'picture')
  expect(at(phone('usual'))).toBe(at())
  expect(isPictureFirst(at(phone('words')))).toBe(false)
  expect(isPictureFirst(at(phone('picture')))).toBe(true)
  // On wide screens both stand where they stood.
  const other = usual === 'picture' ? 'words' : 'picture'
  expect(at(phone(other))).toContain('ui:split-flip')
  expect(at(phone(usual))).not.toContain('ui:split-flip')
})

test('a heading is larger or smaller on phones only where the section says so', () => {
  const titled = (title: 'normal' | 'small' | 'large') => drawn('headline', {}, { phone: { title, order: 'usual' } })
  expect(titled('small')).toContain('ui:phone-small')
  expect(titled('large')).toContain('ui:phone-large')
  expect(titled('normal')).toBe(drawn('headline', {}))
})

test('another picture is offered to phones alone, with its own dimensions; without one nothing is added', () => {
  const html = drawn('image_paragraph', { image: { ...image, phone: { mediaId: phoneId } } })
  const asset = storyMedia(phoneId)
  expect(html).toMatch(/<picture[^>]*><source media="\(max-width:39\.99em\)"/)
  expect(html).toContain(`width="${asset?.width}" height="${asset?.height}"`)
  expect(drawn('image_paragraph', { image })).not.toContain('media=')
})

test('a picture for phones that is gone leaves the usual one', () => {
  const gone = { ...image, phone: { mediaId: '0190f5fe-7c00-7a00-8000-00000000dead' } }
  expect(drawn('image_paragraph', { image: gone })).toBe(drawn('image_paragraph', { image }))
})
