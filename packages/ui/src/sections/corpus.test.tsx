import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath, URL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { drawn } from '../../../../scripts/tests/setup/drawn.ts'
import { parseSection, readSection, sections } from '../../exports/sections/registry.ts'
import { type PageSection, SectionList, views } from '../../exports/sections.ts'
import manifest from '../../package.json' with { type: 'json' }
import { storyHref, storyMedia, storyOffer } from './parts/story-media.ts'

const corpus = fileURLToPath(new URL('../../corpus/', import.meta.url))
const files = globSync('*/*.json', { cwd: corpus }).sort()

describe.each(files)('the sections stored in %s', (file) => {
  const stored = JSON.parse(readFileSync(corpus + file, 'utf8')) as PageSection[]

  it('are read by this version without any loss', () => {
    expect(stored.length).toBeGreaterThan(1)
    for (const section of stored) {
      expect(parseSection(section)).toMatchObject({ kind: 'known' })
      // No part of it was dropped.
      expect(readSection(section)).toMatchObject({ kind: 'known', dropped: [] })
    }
  })

  it('are drawn with their titles', () => {
    for (const section of stored) {
      const skipped: string[] = []
      const { body } = drawn(
        <SectionList
          items={[section]}
          views={views}
          offer={storyOffer}
          media={storyMedia}
          href={storyHref}
          formAction={() => '/kirim'}
          onSkipped={(_section, reason) => skipped.push(reason)}
        />,
      )
      expect(skipped).toEqual([])
      expect(body.querySelector(`[data-section-type="${section.type}"]`)).not.toBeNull()
      const { title } = section.content as { title?: string }
      if (title && !title.includes('{')) expect(body.textContent).toContain(title)
    }
  })
})

it('has every type and layout of the current version: `npm run corpus -w @naikkelas/ui` writes them before a release', () => {
  const present = files.filter((file) => file.startsWith(`${manifest.version}/`))
  expect(present.map((file) => file.split('/')[1]).sort()).toEqual(
    Object.keys(sections)
      .map((type) => `${type}.json`)
      .sort(),
  )
  for (const file of present) {
    const stored = JSON.parse(readFileSync(corpus + file, 'utf8')) as PageSection[]
    const layouts = new Set(stored.map(({ content }) => (content as { layout: string }).layout))
    const { layout } = sections[stored[0]?.type as keyof typeof sections].fields
    expect([...layouts].sort()).toEqual(layout.kind === 'layout' ? layout.options.map(({ value }) => value).sort() : [])
  }
})

it('has each of the ten types of the first version', () => {
  expect(files.filter((file) => file.startsWith('0.1.0/'))).toHaveLength(10)
})
