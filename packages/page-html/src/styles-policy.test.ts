import { sections } from '@naikkelas/ui/sections/registry'
import { courseOffer } from '@naikkelas/ui/samples'
import { expect, test } from 'vitest'
import { draw } from './testing/page-fixture.ts'

test('whatever a page shows, its styles name nothing that its own policy keeps out', async () => {
  for (const definition of Object.values(sections)) {
    const { layout } = definition.fields
    const layouts = layout.kind === 'layout' ? layout.options.map(({ value }) => value) : [undefined]
    const page = layouts.map((value, index) => ({
      id: `bagian${String(index).padStart(4, '0')}`,
      type: definition.type,
      version: definition.version,
      content: { ...definition.defaults, ...(value !== undefined && { layout: value }) },
      settings: {
        tone: 'white',
        spacing: 'normal',
        hasStep: false,
        visibleOn: 'all',
        schedule: { from: null, to: null },
        isHidden: false,
      },
    }))
    const { html } = await draw({ offer: courseOffer, sections: page as never })
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('')
    const named = [...styles.matchAll(/url\(["']?([^"')]*)/g)].map(([, address]) => address)
    expect(
      named.filter((address) => !address?.startsWith('/')),
      definition.type,
    ).toEqual([])
  }
})
