import { expect, test } from 'vitest'
import { readManifest } from './manifest.mjs'

const { components } = readManifest()

test('every component says what it is for and where it comes from', () => {
  expect(components.length).toBeGreaterThan(45)
  for (const { name, description, from } of components) {
    expect(description.length, name).toBeGreaterThan(8)
    expect(from).toMatch(/^@naikkelas\/ui\/[a-z-]+$/)
  }
})

test('every property has a type one can read without looking elsewhere', () => {
  for (const { name, props } of components) {
    for (const prop of props) expect(prop.type, `${name}.${prop.name}`).not.toMatch(/unknown|Variants/)
  }
})

test('what needs a client says so', () => {
  const runsOf = (wanted: string) => components.find(({ name }) => name === wanted)?.runs
  expect(runsOf('DialogContent')).toBe('client')
  expect(runsOf('Button')).toBe('anywhere')
})
