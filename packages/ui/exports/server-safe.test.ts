import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, URL } from 'node:url'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('..', import.meta.url))

/** Every file of ours that an entry pulls in, itself included; types leave nothing behind. */
function reachedFrom(entry: string, seen = new Set<string>()): Set<string> {
  const file = join(root, entry)
  if (seen.has(entry)) return seen
  seen.add(entry)
  const text = readFileSync(file, 'utf8')
  for (const [, names = '', path = ''] of text.matchAll(
    /(?:import|export)\s+((?:type\s)?[^'"]*?)\s*(?:from\s+)?'(\.[^']+)'/g,
  )) {
    if (!names.startsWith('type ')) reachedFrom(relative(root, join(dirname(file), path)), seen)
  }
  return seen
}

const clientFilesOf = (entry: string) =>
  [...reachedFrom(entry)].filter((file) => /^['"]use client['"]/.test(readFileSync(join(root, file), 'utf8')))

test.each([
  'exports/index.ts',
  'exports/sections.ts',
  'exports/sections/registry.ts',
  'exports/theme.ts',
  'exports/rich-text.ts',
  'exports/fonts.ts',
  'exports/tokens.ts',
])('%s pulls in no client file: it renders on a server that knows no client', (entry) => {
  expect(reachedFrom(entry).size).toBeGreaterThan(1)
  expect(clientFilesOf(entry)).toEqual([])
})

test('each section view is server-safe by itself', () => {
  const views = globSync('src/sections/*/*.view.tsx', { cwd: root })
  expect(views.length).toBeGreaterThan(0)
  for (const view of views) expect(clientFilesOf(view)).toEqual([])
})

test('no section view pulls in the library that checks stored content', () => {
  for (const view of globSync('src/sections/*/*.view.tsx', { cwd: root })) {
    const checking = [...reachedFrom(view)].filter((file) =>
      /import (?!type )[^'"]*from 'zod/.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(checking, view).toEqual([])
  }
})

test('what has state of its own says so, file by file', () => {
  const interactive = globSync('src/interactive/*/*.tsx', { cwd: root }).filter(
    (file) => !/\.(stories|test)\./.test(file),
  )
  const stateful = interactive.filter((file) =>
    /\buse(State|Effect|Context|Ref)\(/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(stateful.length).toBeGreaterThan(4)
  for (const file of stateful) expect(readFileSync(join(root, file), 'utf8')).toMatch(/^'use client'/)
  expect(clientFilesOf('exports/dialog.ts')).toContain('src/interactive/dialog/dialog.tsx')
})

test('the section registry needs no React', () => {
  for (const file of reachedFrom('exports/sections/registry.ts')) {
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/import (?!type )[^'"]*from 'react/)
  }
})

test('every entry of the package leads to a file', () => {
  for (const [name, target] of Object.entries(manifest.exports)) {
    if (typeof target === 'string' || !('source' in target) || name.includes('*')) continue
    expect(existsSync(join(root, target.source)), name).toBe(true)
  }
})

test('no file imports a stylesheet: hosts decide how styles are loaded', () => {
  for (const file of globSync('{src,exports}/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.(test|stories)\./.test(file)) continue
    expect(readFileSync(join(root, file), 'utf8'), file).not.toMatch(/import\s+['"][^'"]+\.css['"]/)
  }
})
