import { createTutorial, tutorialPlaces } from '@naikkelas/contract/content'
import { expect, test } from 'vitest'
import { installedTutorial } from './tutorial-texts.ts'

test('every tutorial of the specification is written, and is what its form takes', () => {
  expect(tutorialPlaces).toHaveLength(32)
  for (const { tool, page } of tutorialPlaces) {
    const words = installedTutorial({ tool, page })
    const value = { tool, page, position: 1, ...words }
    expect(createTutorial.input.safeParse({ body: { value } }).error, page).toBe(undefined)
    expect(words?.steps.length, page).toBeGreaterThanOrEqual(3)
    expect(
      words?.steps.some(({ screen }) => screen !== null),
      page,
    ).toBe(true)
  }
  const titles = tutorialPlaces.map((place) => `${place.tool} ${installedTutorial(place)?.title}`)
  expect(new Set(titles).size).toBe(32)
})

test('nothing is found that no tutorial is called', () => {
  for (const page of ['constructor', 'tidak-ada', ''])
    expect(installedTutorial({ tool: 'robotok', page })).toBe(undefined)
})
