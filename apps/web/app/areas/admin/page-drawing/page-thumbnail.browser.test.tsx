import { emptyDocument } from '@naikkelas/page'
import { expect, test } from 'vitest'
import { newSection } from '../builder/model/section-acts.ts'
import { show } from '../builder/text/testing/open-text.tsx'
import { PageThumbnail } from './page-thumbnail.tsx'

const pageOf = (...types: string[]) => ({ ...emptyDocument(), sections: types.map((type) => newSection(type)) })
const drawn = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-section-type]')].map(({ dataset }) => dataset.sectionType)

test('a page in small shows its opening bare: what floats over a page stays out, unless it is what one chooses', async () => {
  const page = show(<PageThumbnail document={pageOf('headline', 'sticky_cta', 'cta_button')} media={[]} />)
  await expect.poll(() => drawn(page.container)).toEqual(['headline', 'cta_button'])
  const type = show(<PageThumbnail document={pageOf('sticky_cta')} media={[]} isSample />)
  await expect.poll(() => drawn(type.container)).toEqual(['sticky_cta'])
})
