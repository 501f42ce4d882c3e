import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const admin = fileURLToPath(new URL('../../areas/admin', import.meta.url))

/** A form whose only field already has a ref of its own. */
const byItself = new Set(['builder/comments/comment-form.tsx'])

test('every form of the back office that shows errors focuses the first invalid field', () => {
  const forms = globSync('**/*.tsx', { cwd: admin }).filter((file) => {
    const source = readFileSync(`${admin}/${file}`, 'utf8')
    return (
      /<form\b|<FormDialog\b|<Form method="post"/.test(source) && /error=\{/.test(source) && !file.includes('.test.')
    )
  })
  expect(forms.length).toBeGreaterThanOrEqual(20)
  // FormDialog of the kit calls it for its fields.
  const without = forms.filter(
    (file) => !/useMistakeFocus\(|<FormDialog\b/.test(readFileSync(`${admin}/${file}`, 'utf8')),
  )
  expect(without.filter((file) => !byItself.has(file))).toEqual([])
})
