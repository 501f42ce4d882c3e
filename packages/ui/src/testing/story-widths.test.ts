import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const src = fileURLToPath(new URL('..', import.meta.url))

/** A phone of 360 px without the margin around a story. */
const widest = 320

test('a story sets no fixed width that overflows a phone', () => {
  const stories = globSync('**/*.stories.tsx', { cwd: src })
  expect(stories.length).toBeGreaterThan(80)
  const wide = stories.flatMap((file) =>
    [...readFileSync(`${src}${file}`, 'utf8').matchAll(/style=\{\{[^}]*\b(?:width|minWidth): (\d+)/g)]
      .filter(([, width]) => Number(width) > widest)
      .map(([style]) => `${file}: ${style}`),
  )
  expect(wide).toEqual([])
})
