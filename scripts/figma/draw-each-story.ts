import { afterEach, expect } from 'vitest'
import { commands } from 'vitest/browser'
import { wordsSeen } from './laid-out.ts'
import { sheetOf } from './sheet-of.ts'
import { rowsOf, sheet } from './sheet.ts'
import { sheetFindings, unsaidWords } from './sheet-rules.ts'
import { drawnElements, storyDrawings } from './story-drawings.ts'

/** Where drawings are kept until all of a component are there. */
const folder = (import.meta as { env?: Record<string, string | undefined> }).env?.VITE_FIGMA_DRAWINGS ?? ''

let count = 0

/** The story is still there when its test is over: it is drawn as it ended. */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string }
  const own = sheetOf(task.file.filepath)
  if (storyId === undefined || task.result?.state === 'fail' || !own) return
  const { kind, name } = own
  // Of a section it is the story with every layout on every ground.
  if (kind === 'sections' && !storyId.endsWith('--sheet')) return
  count += 1
  const drawings = await storyDrawings(task.name, `d${count}`)
  const svg = sheet(name, rowsOf(drawings))
  expect(
    new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')?.textContent,
  ).toBeUndefined()
  expect(sheetFindings(svg)).toEqual([])
  expect(unsaidWords(svg, drawnElements().flatMap(wordsSeen))).toEqual([])
  await commands.writeFile(`${folder}/${kind}/${name}/${String(count).padStart(2, '0')}.json`, JSON.stringify(drawings))
})
