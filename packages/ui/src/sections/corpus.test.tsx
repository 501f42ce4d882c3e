import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath, URL } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { parseSection } from './parse-section.ts'
import { storyHref, storyMedia, storyOffer } from './parts/story-media.ts'
import { type PageSection, SectionList } from './section-list.tsx'
import { views } from './views.gen.ts'

const corpus = fileURLToPath(new URL('../../corpus/', import.meta.url))
const files = globSync('*/*.json', { cwd: corpus }).sort()

describe.each(files)('what was stored by %s', (file) => {
  const stored = JSON.parse(readFileSync(corpus + file, 'utf8')) as PageSection[]

  it('is read by this version, strictly', () => {
    expect(stored.length).toBeGreaterThan(1)
    for (const section of stored) expect(parseSection(section)).toMatchObject({ kind: 'known' })
  })

  it('is drawn, with every word that it holds', () => {
    for (const section of stored) {
      const skipped: string[] = []
      const html = renderToStaticMarkup(
        <SectionList
          items={[section]}
          views={views}
          offer={storyOffer}
          media={storyMedia}
          href={storyHref}
          onSkipped={(_section, reason) => skipped.push(reason)}
        />,
      )
      expect(skipped).toEqual([])
      expect(html).toContain(`data-section-type="${section.type}"`)
      const { title } = section.content as { title?: string }
      if (title && !title.includes('{')) expect(wordsOf(html)).toContain(title)
    }
  })
})

it('holds each of the ten types that the first version had', () => {
  expect(files.filter((file) => file.startsWith('0.1.0/'))).toHaveLength(10)
})

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
