import { expect, test } from 'vitest'
import * as drawings from '../exports/icons/drawings.ts'
import { llmsText } from './llms-text.mjs'
import { readManifest } from './manifest.mjs'
import { iconManifest } from './manifest-icons.mjs'
import { sectionManifest } from './manifest-sections.mjs'

const manifest = {
  ...readManifest(),
  sections: sectionManifest('@naikkelas/ui'),
  icons: iconManifest(),
}
const { components, sections, surroundings, types } = manifest
const llms = llmsText(manifest)

test('every component has a purpose and an import path', () => {
  expect(components.length).toBeGreaterThan(45)
  for (const { name, description, from } of components) {
    expect(description.length, name).toBeGreaterThan(8)
    expect(from).toMatch(/^@naikkelas\/ui\/[a-z-]+$/)
  }
})

test('every property has a self-contained type', () => {
  for (const { name, props } of components) {
    for (const prop of props) expect(prop.type, `${name}.${prop.name}`).not.toMatch(/unknown|Variants/)
  }
})

test('components that need a client are marked', () => {
  const runsOf = (wanted: string) => components.find(({ name }) => name === wanted)?.runs
  expect(runsOf('DialogContent')).toBe('client')
  expect(runsOf('Button')).toBe('anywhere')
})

test('hooks and item types of list properties are documented where they are imported', () => {
  const part = (entry: string) => types.filter(({ from }) => from === `@naikkelas/ui/${entry}`)
  expect(part('toast').map(({ name }) => name)).toEqual([
    'ToastAttributes',
    'ToastOptions',
    'ShownToast',
    'Toasts',
    'useToast',
  ])
  expect(part('form').map(({ name }) => name)).toEqual(['FormError'])
  expect(part('tree').map(({ name }) => name)).toEqual(['TreeItem'])
  for (const { name, text } of types) expect(llms, name).toContain(text)
})

test('the manifest explains the theme scope and custom themes', () => {
  expect(surroundings.map(({ name }) => name)).toEqual([
    'ThemeScope',
    'ThemeStyle',
    'ThemePortalProvider',
    'RichTextView',
  ])
  for (const { props } of surroundings) for (const { type } of props) expect(type).not.toMatch(/typeof|unknown/)
  expect(llms).toContain("import { type Theme, ThemeScope, ThemeStyle } from '@naikkelas/ui/theme'")
})

test('every icon is listed by name, with the export that imports it alone', () => {
  const all = [...manifest.icons.content, ...manifest.icons.interface]
  expect(all.length).toBeGreaterThan(100)
  for (const { name, drawing } of all) {
    expect(Object.keys(drawings), name).toContain(drawing)
    expect(llms).toContain(`${name} (`)
    if (drawing !== name) expect(llms).toMatch(new RegExp(`\\b${drawing}\\b`))
  }
})

test('the properties of a section list and a standalone section are documented, with the keys that only some layouts draw', () => {
  for (const name of ['anchor', 'headingLevel', 'settings', 'media', 'href', 'formAction', 'labels', 'components'])
    expect(manifest.sectionSurroundings).toMatch(new RegExp(`\\b${name}\\?:`))
  for (const name of ['items', 'views', 'offer', 'onSkipped', 'onDropped'])
    expect(manifest.sectionList).toMatch(new RegExp(`\\b${name}\\??:`))
  for (const text of [manifest.sectionList, manifest.sectionSurroundings]) expect(llms).toContain(text)
  expect(sections.find(({ type }) => type === 'price')?.layouts.tiers).toEqual(['steps'])
  expect(llms).toMatch(/Drawn by some layouts only: .*tiers \(steps\)/)
})

test('every section is documented with every key of its content', () => {
  expect(sections.length).toBeGreaterThan(40)
  for (const { type, component, from, content, defaults } of sections) {
    expect(Object.keys(content).sort(), type).toEqual(Object.keys(defaults).sort())
    expect(llms).toContain(`import { ${component} } from '${from}'`)
    for (const [key, written] of Object.entries(content)) {
      expect(written, `${type}.${key}`).not.toMatch(/undefined|object/)
      expect(llms).toContain(`- ${key}: ${written}`)
    }
  }
  expect(sections.find(({ type }) => type === 'price')?.content.plans).toMatch(
    /points: \{ id: ShortId, text: text\(60\) \}\[\]/,
  )
})
