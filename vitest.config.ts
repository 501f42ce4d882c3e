import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { chromiumArgs, chromiumPath } from './scripts/chromium.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Workspace packages are read from their sources, as in development. */
const fromSource = {
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions], externalConditions: ['source'] } },
}

const noConsoleErrors = `${root}scripts/tests/setup/no-console-errors.ts`
const propertySeed = `${root}scripts/tests/setup/property-seed.ts`

/** The folder decides the project; `*.browser.test.ts` needs what only a browser has and runs in Chromium. */
const unit: TestProjectConfiguration = {
  ...fromSource,
  test: {
    name: 'unit',
    include: ['packages/*/{src,scripts,exports}/**/*.test.{ts,tsx}', 'apps/web/app/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/*.browser.test.*', 'packages/embedded-postgres/**'],
    setupFiles: [noConsoleErrors, propertySeed],
    isolate: false,
    // Property tests run thousands of cases, on cores that other work may share.
    testTimeout: 60_000,
  },
}

/** As Node resolves them: under `module` packages offer what only a bundler can read (@aws-sdk). */
const nodeConditions = ['source', ...defaultServerConditions.filter((condition) => condition !== 'module')]

const api: TestProjectConfiguration = {
  ...fromSource,
  ssr: { resolve: { conditions: nodeConditions, externalConditions: ['source'] } },
  test: {
    name: 'api',
    include: [
      'apps/{api,local-gateway,server,supervisor}/src/**/*.test.{ts,tsx}',
      'packages/embedded-postgres/src/**/*.test.ts',
      'scripts/tests/together/*.test.ts',
    ],
    globalSetup: ['./apps/api/src/testing/database-global-setup.ts'],
    setupFiles: [noConsoleErrors, propertySeed],
    // Loading the API for each file took a third of its time. Spies on a module's functions need an object.
    isolate: false,
    // Real pictures are encoded and real processes started, on cores that other work may share.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}

const repo: TestProjectConfiguration = {
  ...fromSource,
  test: {
    name: 'repo',
    include: ['scripts/tests/**/*.test.ts'],
    // It needs a database, which the tests of the API have.
    exclude: ['**/node_modules/**', 'scripts/tests/together/**'],
    testTimeout: 60_000,
  },
}

/** A new object each time: Vitest writes the project's name into it. */
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: chromiumArgs } }),
  instances: [{ browser: 'chromium' as const }],
})

/** A page on cores that other work shares may answer later than the second that Vitest waits by itself. */
const patient = { poll: { timeout: 15_000 } }

/** Every story rendered in Chromium; an axe finding fails it (`a11y.test` in .storybook/preview.tsx). */
async function stories(): Promise<TestProjectConfiguration> {
  return {
    ...fromSource,
    plugins: [await storybookTest({ configDir: `${root}.storybook` })],
    // Sheets hold every layout on every ground, which axe reads whole, on cores that other work may share.
    // One page for all files of a worker: loading Storybook for each took more than half of their time.
    test: { name: 'stories', testTimeout: 60_000, expect: patient, isolate: false, browser: inChromium() },
  }
}

const browserTests = ['apps/web/app/**/*.browser.test.{ts,tsx}', 'packages/ui/src/**/*.browser.test.tsx']

/** What needs a real caret, clipboard or database of the browser. The stylesheet is compiled from what the sources say. */
async function browser(): Promise<TestProjectConfiguration> {
  const css = `${root}packages/ui/scripts/css.mjs`
  const { buildCss } = (await import(css)) as { buildCss: () => Promise<unknown> }
  await buildCss()
  const mocking = globSync(browserTests, { cwd: root }).filter((file) =>
    readFileSync(`${root}${file}`, 'utf8').includes('vi.mock('),
  )
  return {
    ...fromSource,
    plugins: [tailwindcss(), react()],
    // Packages found late would make the browser reload in the middle of a test.
    // Engines that a component fetches later are found by no scan.
    optimizeDeps: { entries: browserTests, include: ['react/jsx-dev-runtime', 'hls.js/light', 'pdfjs-dist'] },
    test: {
      name: 'browser',
      include: browserTests,
      setupFiles: [noConsoleErrors],
      testTimeout: 60_000,
      expect: patient,
      browser: {
        ...inChromium(),
        // A page is shared by files, which spares loading everything for each; not by those that replace a module.
        instances: [
          { browser: 'chromium', exclude: ['**/node_modules/**', ...mocking], isolate: false },
          { browser: 'chromium', name: 'browser (modules replaced)', include: mocking },
        ],
      },
    },
  }
}

/** Loading these takes seconds, so not when other projects were asked for. */
function isWanted(project: string) {
  const asked = process.argv.flatMap((word, index, words) => {
    if (word === '--project') return words[index + 1] ?? []
    return word.startsWith('--project=') ? word.slice('--project='.length) : []
  })
  return asked.length === 0 || asked.includes(project)
}

/** By itself Vitest leaves a core free, which is half of two. More than four would be too many pages for one Chromium. */
const maxWorkers = Math.max(2, Math.min(4, availableParallelism()))

export default defineConfig({
  test: {
    maxWorkers,
    tags: [{ name: 'exhaustive', description: 'Left out of `npm test`, made by `npm run verify tests`.' }],
    projects: [
      unit,
      api,
      repo,
      ...(isWanted('browser') ? [await browser()] : []),
      ...(isWanted('stories') ? [await stories()] : []),
    ],
  },
})
