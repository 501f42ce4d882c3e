import { isValidElement } from 'react'
import { RecipePage, type RecipePageProps } from '../packages/ui/src/docs/recipe-page.tsx'
import { SectionStory, type SectionStoryProps } from '../packages/ui/src/sections/parts/section-story.tsx'
import type { StorySection } from './section-code.ts'

/** The part of a story's context that its code is made from. */
export interface StoryFacts {
  id: string
  title: string
  component?: unknown
  args: Record<string, unknown>
  originalStoryFn: (...input: never[]) => unknown
}

export interface StoryCodes {
  jsx: string
  json: string
}

/** Component and stored form of the section or page that a story shows; undefined where it shows something else. */
export async function sectionCodes(story: StoryFacts): Promise<StoryCodes | undefined> {
  const shown = elementOf(story)
  if (shown?.type === RecipePage) return pageCodes((shown.props as RecipePageProps).items)
  if (shown?.type !== SectionStory) return undefined
  const { view, example } = shown.props as SectionStoryProps<Record<string, unknown>>
  // Loaded on demand: tests of single stories need neither every view nor every definition.
  const [{ views }, { sections }, { defaultSettings }, { sectionJson, sectionJsx }] = await Promise.all([
    import('../packages/ui/src/sections/views.gen.ts'),
    import('../packages/ui/src/sections/registry.gen.ts'),
    import('../packages/ui/src/sections/section-settings.ts'),
    import('./section-code.ts'),
  ])
  const type = Object.entries(views).find(([, each]) => (each as unknown) === view)?.[0]
  if (type === undefined) return undefined
  const { version } = sections[type as keyof typeof sections]
  const section: StorySection = { type, version, ...example }
  return { jsx: sectionJsx(section), json: sectionJson(section, defaultSettings) }
}

function pageCodes(items: RecipePageProps['items']): StoryCodes {
  const json = JSON.stringify(items, null, 2)
  const jsx = [
    "import { SectionList, views, type PageSection } from '@naikkelas/ui/sections'",
    "import { href, media, offer } from './page.ts' // your links, pictures and what you sell",
    '',
    `const items: PageSection[] = ${json}`,
    '',
    '<SectionList items={items} views={views} offer={offer} media={media} href={href} />',
  ].join('\n')
  return { jsx, json }
}

function elementOf({ title, args, originalStoryFn }: StoryFacts) {
  if (!/^(Bagian|Resep)\//.test(title)) return undefined
  try {
    const drawn: unknown = (originalStoryFn as (...input: unknown[]) => unknown)(args, { args })
    return isValidElement(drawn) ? drawn : undefined
  } catch {
    // A story that uses hooks cannot be asked what it draws.
    return undefined
  }
}

/** Imports for what JSX names, from where outsiders import it; the addon hands over what was given them before too. */
export function withImports(jsx: string, entries: Readonly<Record<string, string>>): string {
  if (jsx.startsWith('import ')) return jsx
  const named = new Set([...jsx.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name ?? ''))
  const byEntry = new Map<string, string[]>()
  for (const name of named) {
    const from = entries[name]
    if (from !== undefined) byEntry.set(from, [...(byEntry.get(from) ?? []), name])
  }
  const imports = [...byEntry].map(([from, names]) => `import { ${names.sort().join(', ')} } from '${from}'`)
  return imports.length === 0 ? jsx : `${imports.sort().join('\n')}\n\n${jsx}`
}
