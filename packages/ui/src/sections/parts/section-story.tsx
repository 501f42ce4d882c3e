import { type ComponentType, createContext, useContext } from 'react'
import { labelsId } from '../labels-id.ts'
import type { SectionLabels } from '../labels.ts'
import type { SectionSettings } from '../section-settings.ts'
import { plainSlot } from '../plain-slot.tsx'
import type { PageContext, SectionViewProps } from '../section-view.ts'
import { storyPage } from './story-media.ts'

type Example<Content> = { content: Content; settings?: Partial<SectionSettings> }

export interface SectionStoryProps<Content> {
  view: ComponentType<SectionViewProps<Content>>
  example: Example<Content>
  /** Sections that open a page draw its h1. @default 2 */
  headingLevel?: PageContext['headingLevel']
  isSample?: boolean
  /** What its rule finds. */
  records?: PageContext['records']
}

/** What the toolbar does to the contents of stories: with long texts chosen, every text is as long as it may be. */
export const StoryContent = createContext<<Content>(view: unknown, content: Content) => Content>(
  (_view, content) => content,
)

/** One section as a published page draws it, for stories. */
export function SectionStory<Content>({
  view: View,
  example: { content, settings },
  headingLevel = 2,
  isSample = false,
  records,
}: SectionStoryProps<Content>) {
  const shown = useContext(StoryContent)(View, content)
  return (
    <View content={shown} page={storyPage('bagian', settings, { headingLevel, isSample, records })} slot={plainSlot} />
  )
}

export interface SectionSheetProps<Content> {
  view: ComponentType<SectionViewProps<Content>>
  examples: Readonly<Record<string, Example<Content>>>
}

/** Phone, tablet and desktop. */
const sheetWidths = [360, 768, 1120] as const
const tones = ['white', 'paper', 'soft', 'board', 'brand', 'turmeric'] as const

/** Every layout on every ground in three widths beside each other: sections follow the width of their container. */
export function SectionSheet<Content>({ view: View, examples }: SectionSheetProps<Content>) {
  const change = useContext(StoryContent)
  return (
    // A sheet without a link must be scrolled by keyboard all the same.
    <div className="story-sheet" tabIndex={0} role="group" aria-label="Semua tata letak">
      {onePerLayout(examples).flatMap(([layout, { content, settings }]) =>
        tones.flatMap((tone) => [
          <p key={`${layout} ${tone}`} className="story-sheet-name">
            {layout}, {tone}
          </p>,
          ...sheetWidths.map((width) => (
            <div key={`${layout} ${tone} ${width}`} className="story-sheet-cell" style={{ width }}>
              <View
                content={change(View, content)}
                page={storyPage(
                  `${layout}-${tone}-${width}`,
                  { ...settings, tone },
                  { labels: labelsAt(`${layout} ${tone} ${width}`) },
                )}
                slot={plainSlot}
              />
            </div>
          )),
        ]),
      )}
    </div>
  )
}

/** The first example of each layout. */
function onePerLayout<Content>(examples: SectionSheetProps<Content>['examples']) {
  const layouts = new Map<string, Example<Content>>()
  for (const [name, example] of Object.entries(examples)) {
    const { layout = name } = example.content as { layout?: string }
    if (!layouts.has(layout)) layouts.set(layout, example)
  }
  return [...layouts]
}

/** One example on each of the six grounds. */
export function SectionTones<Content>({
  view: View,
  example: { content, settings },
}: Omit<SectionStoryProps<Content>, 'headingLevel' | 'isSample'>) {
  const shown = useContext(StoryContent)(View, content)
  return tones.map((tone) => (
    <View
      key={tone}
      content={shown}
      page={storyPage(tone, { ...settings, tone }, { labels: labelsAt(tone) })}
      slot={plainSlot}
    />
  ))
}

/** Landmarks with names of their own: a page has one of each, a sheet has many. */
export function labelsAt(place: string): SectionLabels {
  const { mainLinks, footerLinks, contents } = labelsId
  return {
    ...labelsId,
    mainLinks: `${mainLinks} ${place}`,
    footerLinks: `${footerLinks} ${place}`,
    contents: `${contents} ${place}`,
  }
}
