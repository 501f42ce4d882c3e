import { sections } from '@naikkelas/ui/sections/registry'
import { courseOffer } from '@naikkelas/ui/samples'
import { expect, test } from 'vitest'
import { draw, sectionOf } from './testing/page-fixture.ts'

test('styles of a page load nothing that its own policy blocks', async () => {
  for (const type of Object.keys(sections) as (keyof typeof sections)[]) {
    const { layout } = sections[type].fields
    const layouts = layout.kind === 'layout' ? layout.options.map(({ value }) => ({ layout: value })) : [{}]
    const { html } = await draw({ offer: courseOffer, sections: layouts.map((content) => sectionOf(type, content)) })
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('')
    expect(styles.length, type).toBeGreaterThan(1000)
    const named = [...styles.matchAll(/url\(["']?([^"')]*)/g)].map(([, address]) => address)
    expect(
      named.filter((address) => !address?.startsWith('/')),
      type,
    ).toEqual([])
  }
})
