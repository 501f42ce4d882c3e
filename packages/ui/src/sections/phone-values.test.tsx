import { expect, test } from 'vitest'
import { drawn as drawnElement, type Drawn, isBefore } from '../../../../scripts/tests/setup/drawn.ts'
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
  return drawnElement(
    <SectionList items={[section]} views={views} offer={storyOffer} media={storyMedia} href={storyHref} />,
  )
}

const phone = (order: 'usual' | 'words' | 'picture') => ({ phone: { title: 'normal' as const, order } })
const isPictureFirst = ({ body, getByRole }: Drawn) =>
  isBefore(body.querySelector('img')!, getByRole('heading', { level: 1 }))

test.each([
  ['headline', 'split', 'words'],
  ['title_media', 'side', 'words'],
  ['image_paragraph', 'left', 'picture'],
  ['image_paragraph', 'right', 'words'],
] as const)('phones and screen readers get the configured order: %s %s', (type, layout, usual) => {
  const at = (settings?: Partial<SectionSettings>) => drawn(type, { layout, image }, settings)
  expect(isPictureFirst(at())).toBe(usual === 'picture')
  expect(at(phone('usual')).body.innerHTML).toBe(at().body.innerHTML)
  expect(isPictureFirst(at(phone('words')))).toBe(false)
  expect(isPictureFirst(at(phone('picture')))).toBe(true)
})

test('another picture is served to phones only, with its own size; without one nothing is added', () => {
  const { body } = drawn('image_paragraph', { image: { ...image, phone: { mediaId: phoneId } } })
  const asset = storyMedia(phoneId)
  const source = body.querySelector('picture > source:first-child')
  expect(source?.getAttribute('media')).toBe('(max-width:39.99em)')
  expect(source?.getAttribute('width')).toBe(String(asset?.width))
  expect(source?.getAttribute('height')).toBe(String(asset?.height))
  expect(drawn('image_paragraph', { image }).body.querySelector('[media]')).toBeNull()
})

test('a deleted picture for phones is replaced by the usual one', () => {
  const gone = { ...image, phone: { mediaId: '0190f5fe-7c00-7a00-8000-00000000dead' } }
  expect(drawn('image_paragraph', { image: gone }).body.innerHTML).toBe(
    drawn('image_paragraph', { image }).body.innerHTML,
  )
})
