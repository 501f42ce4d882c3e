import '@naikkelas/ui/styles.css'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type PageSection, SectionList, views } from '../../exports/sections.ts'
import { draw } from '../testing/draw.tsx'
import { examples as backgroundExamples } from './background-full/background-full.examples.ts'
import BackgroundFullView from './background-full/background-full.view.tsx'
import { examples as footerExamples } from './footer/footer.examples.ts'
import FooterView from './footer/footer.view.tsx'
import { examples as navbarExamples } from './navbar/navbar.examples.ts'
import NavbarView from './navbar/navbar.view.tsx'
import { Picture, type PictureProps } from './parts/picture.tsx'
import { SectionShell } from './parts/section-shell.tsx'
import { storyHref, storyImage, storyMedia, storyOffer, storyPage } from './parts/story-media.ts'
import { plainSlot } from './plain-slot.tsx'
import { sections } from './registry.gen.ts'
import { defaultSettings, type SectionSettings } from './section-settings.ts'
import type { PageContext } from './section-view.ts'

beforeEach(() => page.viewport(1280, 800))

const scope = (children: React.ReactNode) => (
  <div data-ui-theme="" data-font="poppins">
    {children}
  </div>
)
const boxOf = (element: Element) => element.getBoundingClientRect()
const fontSizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)

test.each([
  [true, 0],
  [false, -300],
])('a header that sticks (%s) is at %d px of the window after scrolling 300 px', (isSticky, top) => {
  draw(
    scope(
      <>
        <NavbarView content={{ ...navbarExamples.bar.content, isSticky }} page={storyPage('navbar')} slot={plainSlot} />
        <p style={{ height: 3000 }}>Isi halaman</p>
      </>,
    ),
  )
  const header = page.getByRole('link', { name: 'Kuasai Data Usaha' }).element().closest('section')!
  window.scrollTo({ top: 300, behavior: 'instant' })
  expect(boxOf(header).top).toBe(top)
})

test('longer names in a footer are smaller, so that each fits on one line', () => {
  const names = ['Ratna', 'Naikkelas', 'Kopi Ratna', 'Kelas Data Usaha', 'Perkumpulan Pengusaha']
  const sizes = names.map((name) => {
    const content = { ...footerExamples.wordmark.content, name }
    draw(scope(<FooterView content={content} page={storyPage('footer')} slot={plainSlot} />))
    return fontSizeOf(page.getByText(name, { exact: true }).element())
  })
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(new Set(sizes).size).toBe(names.length)
})

test('longer numbers over the whole width are smaller', () => {
  const values = ['94%', '6 jam', 'Rp550.000']
  const sizes = values.map((value) => {
    const content = { ...backgroundExamples.number.content, value }
    draw(scope(<BackgroundFullView content={content} page={storyPage('background_full')} slot={plainSlot} />))
    return fontSizeOf(page.getByText(value, { exact: true }).element())
  })
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(new Set(sizes).size).toBe(values.length)
})

describe('a picture', () => {
  const image = storyImage('meja-kasir', 'Meja kasir')
  const styleOf = (props: Partial<PictureProps>, rest: Partial<PageContext> = {}) => {
    const { place } = draw(scope(<Picture image={image} page={storyPage('x', {}, rest)} sizes="100vw" {...props} />))
    return getComputedStyle(place.querySelector('img')!)
  }

  test('keeps its focal point in sight on the canvas, which has no style sheet for it', () => {
    const focused = { ...image, focal: { x: 0, y: 1 } }
    expect(styleOf({ image: focused }, { isDraft: true }).objectPosition).toBe('0% 100%')
  })

  test('prefers its own ratio to the ratio of its place', () => {
    const ratioOf = (props: Partial<PictureProps>) => styleOf(props).aspectRatio.replaceAll(' ', '')
    expect(ratioOf({ ratio: '4:3' })).toBe('4/3')
    expect(ratioOf({ ratio: '4:3', image: { ...image, ratio: '1:1' } })).toBe('1/1')
    expect(ratioOf({ ratio: '4:3', image: { ...image, ratio: 'original' } })).toBe('4/3')
  })
})

describe('the frame of a section', () => {
  const sectionWith = (settings: Partial<SectionSettings>, rest: Partial<PageContext> = {}) => {
    const shell = (
      <SectionShell type="headline" page={storyPage('headline', settings, rest)}>
        isi
      </SectionShell>
    )
    return draw(scope(shell)).place.querySelector('section')!
  }

  test.each([
    [undefined, true],
    ['below', true],
    ['above', false],
    ['both', false],
  ] as const)('has steps only where the section above has another tone: joined %s', (joins, hasSteps) => {
    const surroundings = joins ? { joins } : {}
    const stepsOf = (hasStep: boolean) => getComputedStyle(sectionWith({ hasStep }, surroundings), '::before').content
    expect([stepsOf(true) !== 'none', stepsOf(false)]).toEqual([hasSteps, 'none'])
  })

  test('halves its padding towards a section of the same tone', () => {
    const paddingOf = (rest: Partial<PageContext>) => {
      const { paddingTop, paddingBottom } = getComputedStyle(sectionWith({}, rest).firstElementChild!)
      return [Number.parseFloat(paddingTop), Number.parseFloat(paddingBottom)]
    }
    const [full = 0] = paddingOf({})
    expect(full).toBeGreaterThan(0)
    expect(paddingOf({})).toEqual([full, full])
    expect(paddingOf({ joins: 'above' })).toEqual([full / 2, full])
    expect(paddingOf({ joins: 'below' })).toEqual([full, full / 2])
    expect(paddingOf({ joins: 'both' })).toEqual([full / 2, full / 2])
  })

  test.each([
    ['all', true, true],
    ['phone', true, false],
    ['desktop', false, true],
  ] as const)('visible on %s', async (visibleOn, onPhone, onDesktop) => {
    const content = sectionWith({ visibleOn }).firstElementChild!
    const isShown = () => content.checkVisibility()
    expect(isShown()).toBe(onDesktop)
    await page.viewport(360, 800)
    expect(isShown()).toBe(onPhone)
  })
})

describe('settings for phones', () => {
  const image = storyImage('meja-kasir', 'Meja kerja')
  const show = (
    type: 'headline' | 'title_media' | 'image_paragraph',
    content: object,
    settings: Partial<SectionSettings> = {},
  ) => {
    const section = {
      id: 'bagian-001',
      type,
      version: 1,
      content: { ...sections[type].defaults, ...content },
      settings: { ...defaultSettings, ...settings },
    } as PageSection
    const list = <SectionList items={[section]} views={views} offer={storyOffer} media={storyMedia} href={storyHref} />
    return draw(scope(list)).place
  }

  test.each([
    ['headline', 'split'],
    ['title_media', 'side'],
    ['image_paragraph', 'left'],
    ['image_paragraph', 'right'],
  ] as const)('the order on phones leaves the sides of wide screens as they are: %s %s', (type, layout) => {
    const lefts = (['usual', 'words', 'picture'] as const).map((order) => {
      const container = show(type, { layout, image }, { phone: { title: 'normal', order } })
      return ['img', 'h1'].map((name) => Math.round(boxOf(container.querySelector(name)!).left))
    })
    expect(lefts[1]).toEqual(lefts[0])
    expect(lefts[2]).toEqual(lefts[0])
    expect(new Set(lefts[0]).size).toBe(2)
  })

  test('a heading has another size on phones only', async () => {
    const sizes = () =>
      (['small', 'normal', 'large'] as const).map((title) =>
        fontSizeOf(show('headline', {}, { phone: { title, order: 'usual' } }).querySelector('h1')!),
      )
    expect(new Set(sizes()).size).toBe(1)
    await page.viewport(360, 800)
    const [small = 0, normal = 0, large = 0] = sizes()
    expect(small).toBeLessThan(normal)
    expect(normal).toBeLessThan(large)
  })
})
