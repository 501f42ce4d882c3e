import type { ComponentType } from 'react'
import type { SectionSettings } from '../section-settings.ts'
import type { PageContext, SectionViewProps, Slot } from '../section-view.ts'
import { storyPage } from './story-media.ts'

export interface SectionStoryProps<Content> {
  view: ComponentType<SectionViewProps<Content>>
  example: { content: Content; settings?: Partial<SectionSettings> }
  /** Sections that open a page draw its h1. @default 2 */
  headingLevel?: PageContext['headingLevel']
  isCanvas?: boolean
}

const plainSlot: Slot = (_path, node) => node

/** One section as a published page draws it, for stories. */
export function SectionStory<Content>({
  view: View,
  example: { content, settings },
  headingLevel = 2,
  isCanvas = false,
}: SectionStoryProps<Content>) {
  return <View content={content} page={storyPage('bagian', settings, { headingLevel, isCanvas })} slot={plainSlot} />
}

export interface SectionSheetProps<Content> {
  view: ComponentType<SectionViewProps<Content>>
  examples: Readonly<Record<string, { content: Content; settings?: Partial<SectionSettings> }>>
}

/** Every example under each other, to be compared at a glance. Anchors differ, as on a page. */
export function SectionSheet<Content>({ view: View, examples }: SectionSheetProps<Content>) {
  return Object.entries(examples).map(([name, { content, settings }]) => (
    <View key={name} content={content} page={storyPage(name, settings)} slot={plainSlot} />
  ))
}

const tones = ['white', 'paper', 'soft', 'board', 'brand', 'turmeric'] as const

/** One example on each of the six grounds. */
export function SectionTones<Content>({
  view: View,
  example: { content, settings },
}: Omit<SectionStoryProps<Content>, 'headingLevel' | 'isCanvas'>) {
  return tones.map((tone) => (
    <View key={tone} content={content} page={storyPage(tone, { ...settings, tone })} slot={plainSlot} />
  ))
}
