import { globSync } from 'node:fs'
import { fileURLToPath, URL } from 'node:url'
import { expect, it } from 'vitest'
import { parseSection } from './parse-section.ts'
import { sections } from './registry.gen.ts'
import { defaultSettings, type SectionSettings, sectionSettingsSchema } from './section-settings.ts'

type Example = { content: { layout: string }; settings?: Partial<SectionSettings> }
type SectionType = keyof typeof sections

const here = fileURLToPath(new URL('.', import.meta.url))
const types = Object.keys(sections) as SectionType[]
const fileOf = (type: string) => type.replaceAll('_', '-')

const examplesOf = async (type: SectionType) => {
  const file = fileOf(type)
  const { examples } = (await import(`./${file}/${file}.examples.ts`)) as { examples: Record<string, Example> }
  return Object.entries(examples)
}

it('every section has examples', () => {
  expect(globSync('*/*.examples.ts', { cwd: here }).sort()).toEqual(
    types.map((type) => `${fileOf(type)}/${fileOf(type)}.examples.ts`).sort(),
  )
})

it.each(types)('every example of %s can be saved unchanged, so that its JSON may be copied', async (type) => {
  const { version, settings: usual } = sections[type] as { version: number; settings?: Partial<SectionSettings> }
  const examples = await examplesOf(type)
  expect(examples.length).toBeGreaterThan(0)
  const refused = examples.flatMap(([name, { content, settings }]) => {
    const parsed = parseSection({ id: 'contoh-001', type, version, content })
    const isSound = sectionSettingsSchema.safeParse({ ...defaultSettings, ...usual, ...settings }).success
    return parsed.kind === 'unknown' ? [`${name}: ${parsed.message}`] : isSound ? [] : [`${name}: settings`]
  })
  expect(refused).toEqual([])
})
