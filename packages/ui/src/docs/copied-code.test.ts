import { expect, test } from 'vitest'
import { sectionJson } from '../../../../.storybook/section-code.ts'
import { withImports } from '../../../../.storybook/story-code.ts'
import { shortIdSchema } from '../sections/values.ts'
import { sections } from '../sections/registry.gen.ts'
import { defaultSettings } from '../sections/section-settings.ts'
import { recipes } from './recipes.ts'

const isShortId = (id: string) => shortIdSchema.safeParse(id).success

test('every section copied as JSON can be saved unchanged, with its id', () => {
  for (const { type, version, defaults } of Object.values(sections)) {
    const copied = JSON.parse(sectionJson({ type, version, content: defaults }, defaultSettings)) as { id: string }
    expect(isShortId(copied.id), copied.id).toBe(true)
  }
})

test('every copied page recipe can be saved: ids have ten characters and are unique on their page', () => {
  for (const { items } of Object.values(recipes)) {
    const ids = items.map(({ id }) => id)
    expect(ids.filter((id) => !isShortId(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('copied code imports every name it uses once', () => {
  const entries = { Button: '@naikkelas/ui/button', Stack: '@naikkelas/ui/stack' }
  const once = withImports('<Stack><Button>Simpan</Button></Stack>', entries)
  expect(once).toBe(
    "import { Button } from '@naikkelas/ui/button'\nimport { Stack } from '@naikkelas/ui/stack'\n\n<Stack><Button>Simpan</Button></Stack>",
  )
  expect(withImports(once, entries)).toBe(once)
})
