import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, chromiumPath } from '../../chromium.mjs'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const pictures = process.env.VISUAL_PICTURES ?? `${root}.cache/visual/now`

/** Every story as a picture. Not one of the projects of `npm test`: `npm run verify visual` runs it. */
export default defineConfig({
  root,
  mode: 'visual',
  // A commit's tree borrows the packages that are installed here.
  server: { fs: { allow: [root, realpathSync(`${root}node_modules`)] } },
  resolve: { conditions: ['source', ...defaultClientConditions] },
  plugins: [await storybookTest({ configDir: `${root}.storybook` })],
  test: {
    name: 'visual',
    api: { allowWrite: true },
    setupFiles: [`${root}scripts/tests/visual/picture-each-story.ts`],
    testTimeout: 60_000,
    // A sheet has up to 70 megapixels.
    hookTimeout: 240_000,
    // Pages of one browser, beside each other.
    maxWorkers: 2,
    env: process.env.VISUAL_IS_TAKEN === '1' ? { VISUAL_TAKEN_TO: pictures } : {},
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: chromiumPath(), args: chromiumArgs },
        contextOptions: { reducedMotion: 'reduce', locale: 'id-ID', timezoneId: 'Asia/Jakarta' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1200, height: 900 } }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0, allowedMismatchedPixels: 0 },
          timeout: 30_000,
          resolveScreenshotPath: ({ arg, ext }) => `${pictures}/${arg}${ext}`,
          resolveDiffPath: ({ arg, ext }) => `${pictures}-difference/${arg}${ext}`,
        },
      },
    },
  },
})
