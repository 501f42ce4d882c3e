import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const admin = fileURLToPath(new URL('../../areas/admin', import.meta.url))

/** A form whose only field already has a handle of its own. */
const byItself = new Set(['builder/comments/comment-form.tsx'])

test('every form of the back office that shows mistakes gives the keyboard to the first', () => {
  const forms = globSync('**/*.tsx', { cwd: admin }).filter((file) => {
    const source = readFileSync(`${admin}/${file}`, 'utf8')
    return /<form\b|<Form method="post"/.test(source) && /error=\{/.test(source) && !file.includes('.test.')
  })
  expect(forms.length).toBeGreaterThan(20)
  const without = forms.filter((file) => !readFileSync(`${admin}/${file}`, 'utf8').includes('useMistakeFocus('))
  expect(without.filter((file) => !byItself.has(file))).toEqual([])
})
