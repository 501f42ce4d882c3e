import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath, URL } from 'node:url'
import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('..', import.meta.url))
const components = globSync('{primitives,interactive}/*/*.tsx', { cwd: src }).filter(
  (file) => !/\.(stories|test)\.tsx$/.test(file),
)

/** A text in the markup, or an attribute that is read out, with words in it. */
const fixedWords =
  /(?<=[a-z"'}/]>\s*)[A-Za-z][a-z]+(?: [\w{}. ]+)?(?=\s*<\/)|(?<=(?:aria-label|label|title|placeholder|alt)=")[A-Za-z][^"]+(?=")/g

test('no component says a word that its caller cannot change', () => {
  expect(components.length).toBeGreaterThan(50)
  const said = components.flatMap((file) => {
    const code = readFileSync(`${src}${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    return (code.match(fixedWords) ?? []).map((words) => `${file}: ${words.trim()}`)
  })
  expect(said).toEqual([])
})

test('each language of a component says the same things', async () => {
  const files = globSync('{primitives,interactive}/*/*.labels.ts', { cwd: src })
  expect(files.length).toBeGreaterThanOrEqual(6)
  for (const file of files) {
    const labels = Object.entries((await import(`${src}${file}`)) as Record<string, Record<string, unknown>>)
    const [id, en] = ['Id', 'En'].map((language) => labels.find(([name]) => name.endsWith(language))?.[1])
    expect(Object.keys(en ?? {}), file).toEqual(Object.keys(id ?? { none: '' }))
    for (const key of Object.keys(id ?? {}))
      if (typeof id?.[key] === 'string' && id[key] !== '') expect(en?.[key], `${file} ${key}`).not.toBe(id[key])
  }
})
