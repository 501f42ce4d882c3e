import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Runs axe on what is shown now and expects no finding. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(source)
  // What is still coming in is paler than it will be. What follows the scroll runs for as long as it is there.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, timeline, effect }) =>
          playState !== 'running' ||
          !(timeline instanceof DocumentTimeline) ||
          effect?.getComputedTiming().endTime === Infinity,
      ),
  )
  const findings = await page.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: typeof axe }
    const { violations } = await runner.run(document)
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html.slice(0, 300)}\n${failureSummary ?? ''}`),
    )
  })
  expect(findings).toEqual([])
}
