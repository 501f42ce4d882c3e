import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type { AnySectionDefinition, SectionGroup } from '../define-section.ts'
import { sections } from '../registry.gen.ts'
import type { SectionViewProps } from '../section-view.ts'
import { views } from '../views.gen.ts'
import { filledContent } from './filled-content.ts'
import { labelsAt } from './section-story.tsx'
import { storyPage } from './story-media.ts'

const definitions = Object.values(sections) as unknown as AnySectionDefinition[]
const viewOf = (type: string) =>
  (views as unknown as Record<string, ComponentType<SectionViewProps<Record<string, unknown>>>>)[type]
const words = 'mempertanggungjawabkan ketidakberdayaan keberlangsungan '

/** Every section of some groups in every layout, each text as long as it may be and made of the longest words. */
function Stress({ groups }: { groups: readonly SectionGroup[] }) {
  return definitions.flatMap((definition) => {
    if (!groups.includes(definition.group)) return []
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

const meta = preview.meta({
  title: 'Bagian/Ketahanan (Stress)',
  component: Stress,
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
})

const phone = { width: '320' }
const tablet = { width: '768' }

// All of them on one page would be half a million pixels tall, more than axe reads in the time a test has.
const opening = { groups: ['opening', 'problem'] as const }
export const OpeningOnASmallPhone = meta.story({ args: opening, globals: phone })
export const OpeningOnATablet = meta.story({ args: opening, globals: tablet })
export const OpeningOnADesktop = meta.story({ args: opening })

const content = { groups: ['content'] as const }
export const ContentOnASmallPhone = meta.story({ args: content, globals: phone })
export const ContentOnATablet = meta.story({ args: content, globals: tablet })
export const ContentOnADesktop = meta.story({ args: content })

const teaching = { groups: ['curriculum', 'people'] as const }
export const TeachingOnASmallPhone = meta.story({ args: teaching, globals: phone })
export const TeachingOnATablet = meta.story({ args: teaching, globals: tablet })
export const TeachingOnADesktop = meta.story({ args: teaching })

const proof = { groups: ['proof'] as const }
export const ProofOnASmallPhone = meta.story({ args: proof, globals: phone })
export const ProofOnATablet = meta.story({ args: proof, globals: tablet })
export const ProofOnADesktop = meta.story({ args: proof })

const price = { groups: ['price', 'questions'] as const }
export const PriceOnASmallPhone = meta.story({ args: price, globals: phone })
export const PriceOnATablet = meta.story({ args: price, globals: tablet })
export const PriceOnADesktop = meta.story({ args: price })

const action = { groups: ['action'] as const }
export const ActionOnASmallPhone = meta.story({ args: action, globals: phone })
export const ActionOnATablet = meta.story({ args: action, globals: tablet })
export const ActionOnADesktop = meta.story({ args: action })

const frame = { groups: ['links', 'frame'] as const }
export const FrameOnASmallPhone = meta.story({ args: frame, globals: phone })
export const FrameOnATablet = meta.story({ args: frame, globals: tablet })
export const FrameOnADesktop = meta.story({ args: frame })
