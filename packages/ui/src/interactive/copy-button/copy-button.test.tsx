import { gzipSync } from 'node:zlib'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { copyButtonLabelsEn } from './copy-button.labels.ts'
import { CopyButton } from './copy-button.tsx'
import { copyScript } from './copy-island.ts'

test('a copy button says what it copies, and has nothing to say yet', () => {
  const { getByRole, queryByRole, body } = drawn(<CopyButton text="8808" what="nomor virtual account" />)
  expect(getByRole('button', { name: 'Salin nomor virtual account' })).toBeDefined()
  expect(body.querySelector('[aria-live]')?.textContent).toBe('')
  expect(queryByRole('textbox')).toBeNull()
})

test('a page without React finds the text in data-copy, and may keep the button hidden until its script runs', () => {
  const place = drawn(<CopyButton text="8808" isHiddenWithoutScript />).body.querySelector('[data-copy="8808"]')
  expect(place?.hasAttribute('hidden')).toBe(true)
  expect(
    drawn(<CopyButton text="8808" />)
      .body.querySelector('[data-copy]')
      ?.hasAttribute('hidden'),
  ).toBe(false)
})

test('in English its words are English', () => {
  expect(
    drawn(<CopyButton text="8808" labels={copyButtonLabelsEn} />).getByRole('button', { name: 'Copy' }),
  ).toBeDefined()
})

test('the island is at most 0.5 KB, minified and compressed', () => {
  const { code } = transformSync(copyScript, { minify: true })
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(512)
})
