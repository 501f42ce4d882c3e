import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { AnySectionDefinition } from '../define-section.ts'
import { sections } from '../registry.gen.ts'
import type { SectionViewProps } from '../section-view.ts'
import { views } from '../views.gen.ts'
import { filledContent } from './filled-content.ts'
import { labelsAt } from './section-story.tsx'
import { storyPage } from './story-media.ts'

const meta = preview.meta({ title: 'Bagian/Ketahanan (Stress)' })

const definitions = Object.values(sections) as unknown as AnySectionDefinition[]
const viewOf = (type: string) =>
  (views as unknown as Record<string, ComponentType<SectionViewProps<Record<string, unknown>>>>)[type]
const words = 'mempertanggungjawabkan ketidakberdayaan keberlangsungan '

/** Every section in every layout, each text as long as it may be and made of the longest words. */
function Stress() {
  return definitions.flatMap((definition) => {
    const View = viewOf(definition.type)
    const content = filledContent(definition.fields, definition.defaults, (_path, { maxLength }) =>
      words.repeat(80).slice(0, maxLength).trim(),
    )
    const layouts = definition.fields.layout?.kind === 'layout' ? definition.fields.layout.options : []
    return View
      ? layouts.map(({ value }) => (
          <View
            key={definition.type + value}
            content={{ ...content, layout: value }}
            page={storyPage(`${definition.type}-${value}`, {}, { labels: labelsAt(value) })}
            slot={(_path, node) => node}
          />
        ))
      : []
  })
}

/** No text leaves its section, and none is cut off, in any layout. */
async function expectNoOverflow(canvasElement: HTMLElement) {
  const wide = [...canvasElement.querySelectorAll('section')]
    .filter((section) => section.scrollWidth > section.clientWidth)
    .map(({ id, scrollWidth, clientWidth }) => `${id}: ${scrollWidth} > ${clientWidth}`)
  await expect(wide).toEqual([])
}

export const LongWordsOnASmallPhone = meta.story({
  globals: { width: '320' },
  render: () => <Stress />,
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
})
export const LongWordsOnATablet = meta.story({
  globals: { width: '768' },
  render: () => <Stress />,
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
})
export const LongWordsOnADesktop = meta.story({
  render: () => <Stress />,
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
})
