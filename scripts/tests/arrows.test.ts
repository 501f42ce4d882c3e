import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../../.dependency-cruiser.mjs'

interface Violation {
  from: string
  to: string
  rule: { name: string }
}

interface Report {
  summary: { violations: Violation[] }
}

/** A rule, the file that breaks it, and what that file imports. */
type Planted = [rule: string, file: string, imports: string]

const planted: Planted[] = [
  ['web-not-api', 'apps/web/app/shared/api/call.ts', 'type { Session } from "@naikkelas/api"'],
  ['web-not-page-html', 'apps/web/app/areas/admin/preview.tsx', '{ drawPage } from "@naikkelas/page-html"'],
  ['nobody-imports-server', 'apps/web/app/entry.server.tsx', '{ start } from "@naikkelas/server"'],
  ['api-not-web', 'apps/api/src/modules/pages/media/media.service.ts', '{ routes } from "@naikkelas/web"'],
  ['api-not-react', 'apps/api/src/modules/pages/media/media.routes.ts', '{ createElement } from "react"'],
  [
    'api-not-views',
    'apps/api/src/modules/pages/landing-pages/landing-pages.service.ts',
    'hero from "@naikkelas/ui/sections/hero"',
  ],
  ['api-not-page-html', 'apps/api/src/app.ts', '{ drawPage } from "@naikkelas/page-html"'],
  ['ui-stands-alone', 'packages/ui/src/primitives/card/card.tsx', 'type { Page } from "@naikkelas/page"'],
  ['ui-without-editor-and-router', 'packages/ui/src/primitives/link/link.tsx', '{ Link } from "react-router-dom"'],
  ['radix-in-interactive', 'packages/ui/src/primitives/menu/menu.tsx', '* as Dialog from "@radix-ui/react-dialog"'],
  ['page-is-plain', 'packages/page/src/document.ts', 'type { ReactNode } from "react"'],
  ['contract-is-plain', 'packages/contract/src/media.ts', '{ randomUUID } from "node:crypto"'],
  ['contract-is-plain', 'packages/contract/src/coupons.ts', '{ Hono } from "hono"'],
  ['page-html-draws-only', 'packages/page-html/src/draw.tsx', '{ paths } from "@naikkelas/contract"'],
  ['packages-by-front-door', 'packages/page-html/src/css.ts', '{ theme } from "../../ui/src/theme/theme.ts"'],
  ['supervisor-is-small', 'apps/supervisor/src/supervisor.ts', '{ readEnv } from "@naikkelas/api/env"'],
  ['supervisor-is-small', 'apps/supervisor/src/read-settings.ts', '* as z from "zod"'],
  ['nobody-imports-supervisor', 'apps/server/src/main.ts', '{ Supervisor } from "@naikkelas/supervisor"'],
  ['supervision-is-plain', 'packages/supervision/src/messages.ts', '* as z from "zod"'],
  [
    'embedded-postgres-by-supervisor',
    'apps/api/src/platform/database/open-database.ts',
    '{ startEmbeddedDatabase } from "@naikkelas/embedded-postgres"',
  ],
  ['sections-are-plain', 'packages/ui/src/sections/quote/quote.section.ts', 'type { FC } from "react"'],
  ['sections-are-islands', 'packages/ui/src/sections/quote/quote.view.tsx', 'hero from "../hero/hero.view.tsx"'],
  ['areas-are-islands', 'apps/web/app/areas/admin/prices.ts', '{ price } from "../storefront/price.ts"'],
  ['shared-knows-no-area', 'apps/web/app/shared/format/price.ts', '{ price } from "../../areas/storefront/price.ts"'],
  ['admin-kit-below-screens', 'apps/web/app/areas/admin/kit/price-list.tsx', '{ price } from "../prices.ts"'],
  [
    'dnd-kit-in-builder-dnd',
    'apps/web/app/areas/admin/builder/canvas/canvas.tsx',
    '{ DndContext } from "@dnd-kit/core"',
  ],
  ['tiptap-in-builder-text', 'apps/web/app/areas/admin/builder/inspector/field.tsx', '{ Editor } from "@tiptap/core"'],
  [
    'modules-by-front-door',
    'apps/api/src/modules/commerce/checkout/checkout.service.ts',
    '{ find } from "../coupons/coupons.repo.ts"',
  ],
  [
    'api-enters-modules-by-front-door',
    'apps/api/src/jobs.ts',
    '{ find } from "./modules/commerce/coupons/coupons.repo.ts"',
  ],
  [
    'no-repo-through-front-door',
    'apps/api/src/modules/commerce/orders/index.ts',
    'type { Order } from "./orders.repo.ts"',
  ],
  ['no-circular', 'apps/api/src/modules/community/forum/index.ts', 'type { Live } from "../live/index.ts"'],
  [
    'contexts-in-order',
    'apps/api/src/modules/pages/offers/offers.service.ts',
    '{ leads } from "../../marketing/leads/index.ts"',
  ],
  [
    'identity-knows-no-pages',
    'apps/api/src/modules/identity/admins/admins.service.ts',
    '{ offers } from "../../pages/offers/index.ts"',
  ],
  ['contract-contexts-in-order', 'packages/contract/src/pages/offers.ts', '{ leads } from "../marketing/leads.ts"'],
  [
    'platform-below-modules',
    'apps/api/src/platform/endpoints/session.ts',
    '{ coupons } from "../../modules/commerce/coupons/index.ts"',
  ],
  ['sql-in-repos', 'apps/api/src/modules/commerce/coupons/coupons.service.ts', '{ sql } from "drizzle-orm"'],
  [
    'rules-are-pure',
    'apps/api/src/modules/commerce/coupons/coupons.rules.ts',
    '{ database } from "../../../platform/database/index.ts"',
  ],
  ['rules-without-node', 'apps/api/src/modules/commerce/coupons/expiry.rules.ts', '{ readFileSync } from "node:fs"'],
  ['web-listener-alone', 'apps/server/src/dev-server.ts', '{ serve } from "@hono/node-server"'],
  [
    'no-test-code-in-product',
    'apps/api/src/modules/commerce/coupons/coupons.routes.ts',
    '{ coupon } from "../../../testing/coupon.ts"',
  ],
]

/** Files that keep to every rule, among them the targets of the planted ones. */
const clean: [file: string, ...imports: string[]][] = [
  ['apps/api/src/index.ts', '{ coupons } from "./modules/commerce/coupons/index.ts"'],
  ['apps/api/src/platform/database/index.ts', '{ Pool } from "pg"'],
  ['apps/api/src/modules/commerce/coupons/index.ts', '{ find } from "./coupons.queries.ts"'],
  ['apps/api/src/modules/commerce/orders/orders.repo.ts', '{ sql } from "drizzle-orm"'],
  [
    'apps/api/src/modules/commerce/coupons/coupons.repo.ts',
    '{ sql } from "drizzle-orm"',
    '{ database } from "../../../platform/database/index.ts"',
  ],
  ['apps/api/src/modules/commerce/coupons/coupons.queries.ts', '{ sql } from "drizzle-orm"'],
  [
    'apps/api/src/modules/commerce/learning/index.ts',
    '{ coupons } from "../coupons/index.ts"',
    '{ paths } from "@naikkelas/contract"',
  ],
  // The other half of the planted cycle, which is reported once.
  ['apps/api/src/modules/community/live/index.ts', '{ forum } from "../forum/index.ts"'],
  ['apps/api/src/modules/pages/offers/index.ts'],
  ['apps/api/src/modules/marketing/leads/index.ts', '{ offers } from "../../pages/offers/index.ts"'],
  ['packages/contract/src/pages/media.ts'],
  ['packages/contract/src/marketing/leads.ts', '{ media } from "../pages/media.ts"'],
  ['apps/api/src/testing/coupon.ts', '{ coupons } from "../modules/commerce/coupons/index.ts"'],
  ['apps/api/src/seed/seed.ts', '{ coupon } from "../testing/coupon.ts"'],
  [
    'apps/server/src/index.ts',
    '{ app } from "@naikkelas/api"',
    '{ routes } from "@naikkelas/web"',
    '{ drawPage } from "@naikkelas/page-html"',
  ],
  ['apps/server/src/dev.ts', '{ startEmbeddedDatabase } from "@naikkelas/embedded-postgres"'],
  [
    'apps/supervisor/src/main.ts',
    '{ spawn } from "node:child_process"',
    '{ StartError } from "@naikkelas/supervision"',
    '{ startEmbeddedDatabase } from "@naikkelas/embedded-postgres"',
  ],
  ['apps/supervisor/src/supervisor.test.ts', 'pg from "pg"'],
  ['packages/supervision/src/index.ts', '{ hostname } from "node:os"'],
  ['apps/server/src/web-listener.ts', '{ getRequestListener } from "@hono/node-server"'],
  ['apps/web/app/index.ts', '{ price } from "./areas/storefront/price.ts"'],
  ['apps/web/app/areas/storefront/price.ts', '{ Link } from "react-router-dom"', '{ Button } from "@naikkelas/ui"'],
  ['apps/web/app/areas/admin/builder/dnd/drag.ts', '{ DndContext } from "@dnd-kit/core"'],
  ['apps/web/app/areas/admin/builder/text/editor.ts', '{ Editor } from "@tiptap/core"'],
  ['packages/contract/src/index.ts', '{ object } from "zod/mini"', 'type { Page } from "@naikkelas/page"'],
  ['packages/page/src/index.ts', '{ object } from "zod"', '{ sections } from "@naikkelas/ui/sections/registry"'],
  [
    'packages/page-html/src/index.ts',
    '{ renderToString } from "react-dom/server"',
    'type { Page } from "@naikkelas/page"',
  ],
  ['packages/ui/exports/index.ts', '{ Dialog } from "../src/interactive/dialog/dialog.tsx"'],
  ['packages/ui/exports/sections/registry.ts', '{ hero } from "../../src/sections/hero/hero.section.ts"'],
  ['packages/ui/src/interactive/dialog/dialog.tsx', '* as Dialog from "@radix-ui/react-dialog"'],
  ['packages/ui/src/theme/theme.ts'],
  ['packages/ui/src/sections/define-section.ts', '{ object } from "zod/mini"'],
  ['packages/ui/src/sections/parts/shell.tsx', 'type { ReactNode } from "react"'],
  ['packages/ui/src/sections/hero/hero-fields.ts', 'type { Fields } from "../define-section.ts"'],
  [
    'packages/ui/src/sections/hero/hero.section.ts',
    '{ defineSection } from "../define-section.ts"',
    '{ fields } from "./hero-fields.ts"',
  ],
  [
    'packages/ui/src/sections/hero/hero.view.tsx',
    '{ Shell } from "../parts/shell.tsx"',
    '{ hero } from "./hero.section.ts"',
  ],
]

const exportsOf: Record<string, Record<string, string>> = {
  'packages/ui': {
    '.': './exports/index.ts',
    './sections/registry': './exports/sections/registry.ts',
    './sections/*': './src/sections/*/*.view.tsx',
  },
}
const workspaces = [
  'packages/ui',
  'packages/page',
  'packages/page-html',
  'packages/contract',
  'apps/api',
  'apps/web',
  'apps/server',
]
const installed = [
  'react',
  'react-dom',
  'react-router-dom',
  'zod',
  'pg',
  'drizzle-orm',
  '@tiptap/core',
  '@dnd-kit/core',
  '@hono/node-server',
  'hono',
  '@radix-ui/react-dialog',
]

const root = fileURLToPath(new URL('../..', import.meta.url))
let house = ''
let violations: Violation[] = []

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'naikkelas-arrows-'))
  write('tsconfig.json', '{}')
  for (const workspace of workspaces) {
    const folder = workspace.startsWith('apps/web') ? './app/index.ts' : './src/index.ts'
    write(
      `${workspace}/package.json`,
      JSON.stringify({
        name: `@naikkelas/${workspace.split('/')[1]}`,
        type: 'module',
        exports: exportsOf[workspace] ?? { '.': folder },
      }),
    )
    mkdirSync(join(house, 'node_modules/@naikkelas'), { recursive: true })
    symlinkSync(join(house, workspace), join(house, 'node_modules/@naikkelas', workspace.split('/')[1] ?? ''))
  }
  for (const name of installed) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    for (const file of ['index.js', 'server.js', 'mini.js']) write(`node_modules/${name}/${file}`, 'export {}')
  }
  for (const [, file, imports] of planted) write(file, statements([imports]))
  for (const [file, ...imports] of clean) write(file, statements(imports))
  const output = cruise(house)
  violations = (JSON.parse(output) as Report).summary.violations
})

afterAll(() => rmSync(house, { recursive: true, force: true }))

test.for(planted)('%s: %s may not import %s', ([rule, file]) => {
  expect(violations.filter(({ from }) => from === file).map(({ rule: { name } }) => name)).toEqual([rule])
})

test('code that keeps to the rules is green', () => {
  const blamed = new Set(violations.map(({ from }) => from))

  expect(clean.map(([file]) => file).filter((file) => blamed.has(file))).toEqual([])
})

test('every rule has a planted violation', () => {
  const rules = config.forbidden.map(({ name }) => name).sort()

  expect([...new Set(planted.map(([rule]) => rule))].sort()).toEqual(rules)
})

test('a person who breaks a rule reads where the code belongs', () => {
  const { stdout, status } = spawnSync(
    'depcruise',
    ['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'err-long', 'apps'],
    { cwd: house, encoding: 'utf8' },
  )

  expect(status).not.toBe(0)
  expect(stdout.replace(/\s+/g, ' ')).toContain(
    'An area never imports another: move what both need to apps/web/app/shared.',
  )
})

function cruise(folder: string) {
  const args = ['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'json', 'packages', 'apps']
  return execFileSync('depcruise', args, { cwd: folder, encoding: 'utf8', maxBuffer: 50_000_000 })
}

function statements(imports: string[]) {
  return imports.map((what) => `import ${what}\n`).join('')
}

function write(file: string, text: string) {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), text)
}
