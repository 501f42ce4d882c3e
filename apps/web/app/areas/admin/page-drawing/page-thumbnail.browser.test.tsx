import { emptyDocument } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { newSection } from '../builder/model/section-acts.ts'
import { show } from '../builder/text/testing/open-text.tsx'
import { PageThumbnail } from './page-thumbnail.tsx'

const pageOf = (...types: string[]) => ({ ...emptyDocument(), sections: types.map((type) => newSection(type)) })
const groundOf = (element: Element) => getComputedStyle(element).backgroundColor
const drawn = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-section-type]')].map(({ dataset }) => dataset.sectionType)

test('a thumbnail shows the plain top of the page without floating elements, except for a section type in the palette', async () => {
  const page = show(<PageThumbnail document={pageOf('headline', 'sticky_cta', 'cta_button')} media={[]} />)
  await expect.poll(() => drawn(page.container)).toEqual(['headline', 'cta_button'])
  const type = show(<PageThumbnail document={pageOf('sticky_cta')} media={[]} isSample />)
  await expect.poll(() => drawn(type.container)).toEqual(['sticky_cta'])
})

test('the steps behind the text of a dark section have the published colour', async () => {
  const [section] = pageOf('cta_button').sections
  if (!section) throw new Error('There is no section.')
  const dark = {
    ...section,
    content: { ...section.content, layout: 'single' },
    settings: { ...section.settings, tone: 'board' as const },
  }
  const { container } = show(<PageThumbnail document={{ ...emptyDocument(), sections: [dark] }} media={[]} />)
  await expect.poll(() => container.querySelector('.ui\\:steps-floor')).not.toBeNull()
  const floor = container.querySelector('.ui\\:steps-floor')
  const tint = document.createElement('i')
  tint.style.backgroundColor = 'var(--ui-tint)'
  container.querySelector('[data-section-type]')?.append(tint)
  expect(floor && groundOf(floor)).toBe(groundOf(tint))
})

test('a thumbnail of a template or page shows the visible fields of its form', async () => {
  const { container } = show(<PageThumbnail document={pageOf('lead_form')} media={[]} />)
  await expect.poll(() => container.querySelectorAll('input[name=name], input[type=tel]').length).toBeGreaterThan(0)
})
