import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '../../scripts/chromium.mjs'
import { takeOwnServer } from './e2e/support/own-server.ts'

takeOwnServer()

const cache = fileURLToPath(new URL('../../.cache/', import.meta.url))

/** Journeys through the built product, in the lockfile's Chromium; the setup starts a server for each worker. */
export default defineConfig({
  testDir: './e2e',
  outputDir: `${cache}journeys`,
  globalSetup: './e2e/support/product-global-setup.ts',
  reporter: [['line'], ['json', { outputFile: `${cache}reports/playwright.json` }]],
  // A journey waits more than it works: two of them fill two cores, each with a server and a database of its own.
  workers: 2,
  // Where a neighbour may take the cores for seconds, one journey that was late is repeated, and named at the end.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  ...selection(process.env.JOURNEYS),
  timeout: 120_000,
  expect: { timeout: 25_000 },
  use: {
    baseURL: process.env.JOURNEYS_AT,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 25_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
  },
})

/** Without a word only what `npm test` makes; `all` of them, or those alone that it leaves out. */
function selection(journeys: string | undefined) {
  if (journeys === 'all') return {}
  return journeys === 'exhaustive' ? { grep: /@exhaustive/ } : { grepInvert: /@exhaustive/ }
}
