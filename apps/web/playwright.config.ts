import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '../../scripts/chromium.mjs'

const cache = fileURLToPath(new URL('../../.cache/', import.meta.url))

/** Journeys through the built product, in the lockfile's Chromium; the setup starts the server they meet. */
export default defineConfig({
  testDir: './e2e',
  outputDir: `${cache}journeys`,
  globalSetup: './e2e/support/product-global-setup.ts',
  reporter: [['line'], ['json', { outputFile: `${cache}reports/playwright.json` }]],
  // One machine with two cores runs the server, its database and the browser.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env.JOURNEYS_AT,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
  },
})
