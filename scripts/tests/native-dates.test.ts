import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sources = readdirSync(join(root, 'apps/web/app'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => join('apps/web/app', path))

/** Kinds of input that a browser writes in its own language: `mm/dd/yyyy` in an English one. */
const nativeDate = /type=(["'{`\s]*)(date|datetime-local|time|month|week)\b/

test('the web application has no date field of the browser: days are typed as Indonesians write them', () => {
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.filter((path) => nativeDate.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})
