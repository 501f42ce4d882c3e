import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, chromiumPath } from '../chromium.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Every story as a drawing for Figma. Not one of the projects of `npm test`: `npm run figma:sheets` runs it. */
export default defineConfig({
  root,
  mode: 'drawn',
  resolve: { conditions: ['source', ...defaultClientConditions] },
  plugins: [await storybookTest({ configDir: `${root}.storybook` })],
  test: {
    name: 'figma',
    api: { allowWrite: true, allowExec: true },
    setupFiles: [`${root}scripts/figma/draw-each-story.ts`],
    env: { VITE_FIGMA_DRAWINGS: process.env.FIGMA_DRAWINGS ?? `${root}.cache/figma/drawings` },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
        contextOptions: { reducedMotion: 'reduce', locale: 'id-ID', timezoneId: 'Asia/Jakarta' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1200, height: 900 } }],
    },
  },
})
