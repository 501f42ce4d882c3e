import { expect, test } from 'vitest'
import { buildCss } from './css.mjs'
import { budgets, cssSize, sizeOf, stylesheetBudget } from './sizes.mjs'

test.each(Object.entries(budgets))('%s stays within its budget', async (_, { from, names, bytes }) => {
  expect((await sizeOf(from, names)).bytes).toBeLessThanOrEqual(bytes)
})

test(`the whole stylesheet is at most ${stylesheetBudget / 1024} KB compressed`, async () => {
  const files = await buildCss()
  expect(await cssSize(files['styles.css'] ?? '')).toBeLessThanOrEqual(stylesheetBudget)
})

test('the engine of a player is no part of its script: it is fetched when it is needed', async () => {
  for (const [entry, engine] of [
    ['video-player', 'hls.js/light'],
    ['pdf-viewer', 'pdfjs-dist'],
  ] as const) {
    const { imports } = await sizeOf(entry)
    const ofEngine = imports.filter(({ path }) => !path.startsWith('react'))
    expect(ofEngine, entry).toEqual([{ path: engine, kind: 'dynamic-import' }])
  }
})

test('a component with one icon bundles only that icon', async () => {
  for (const entry of ['button', 'field', 'select', 'dialog', 'dropdown-menu', 'toast', 'table', 'color-input']) {
    const { files } = await sizeOf(entry)
    expect(
      files.filter((file) => /icon-table|icon-names/.test(file)),
      entry,
    ).toEqual([])
  }
  const one = await sizeOf('icons/drawings', ['IconShape', 'toko'])
  const two = await sizeOf('icons/drawings', ['IconShape', 'toko', 'keranjang'])
  expect(one.bytes).toBeLessThan(600)
  expect(two.bytes - one.bytes).toBeLessThan(160)
})

test('an icon component with dynamic names bundles all icons', async () => {
  expect((await sizeOf('icons', ['Icon'])).files.join(' ')).toContain('icon-table')
})
