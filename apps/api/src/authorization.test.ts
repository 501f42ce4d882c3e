import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BoundEndpoint } from './platform/endpoints/index.ts'
import { type AccessRule, refusalOf } from './testing/authorization/access-rules.ts'
import { askEndpoint, type PathValues } from './testing/authorization/ask-endpoint.ts'
import { declaredAccess } from './testing/authorization/declared-access.ts'
import { ownRecords } from './testing/authorization/own-records.ts'
import { adminsOfOneCapability, fourteenPrincipals, type NamedPrincipal } from './testing/authorization/principals.ts'
import { makePage } from './testing/page-factories.ts'
import { createTestApp } from './testing/test-app.ts'
import { drawing, upload } from './testing/upload.ts'

const app = await createTestApp()
const rani = await app.signedIn()
const principals = await fourteenPrincipals(app)
const existing: PathValues = {
  pageId: (await makePage(rani)).page.id,
  mediaId: (await upload(app, rani, { bytes: await drawing().jpeg().toBuffer() })).media.id,
}

const committedTable = new URL('../../../docs/verify/authorization-table.md', import.meta.url)

/** Thousands of requests. */
const patienceMs = 300_000

const nameOf = ({ method, path }: BoundEndpoint) => `${method} ${path}`
const ruleOf = new Map(
  Object.entries(declaredAccess).flatMap(([rule, names]) => names.map((name) => [name, rule as AccessRule] as const)),
)
/** Those that end a session come last. */
const endpoints = app.bound.toSorted((one, other) => Number(endsSession(one)) - Number(endsSession(other)))

function endsSession({ path }: BoundEndpoint) {
  return path.endsWith('/sign-out') || path === '/logout'
}

test('every endpoint is declared in the table of who may call it, once, and nothing else is', () => {
  const declared = Object.values(declaredAccess).flat()

  expect(declared.toSorted()).toEqual(app.bound.map(nameOf).toSorted())
})

test(
  'fourteen kinds of account get in exactly where the table says so, with ids that exist and with ids that do not',
  async () => {
    const { unexpected, table } = await askAll(principals)

    expect(unexpected).toEqual([])
    expect(app.failures).toEqual([])
    if (process.env.WRITE_AUTHORIZATION_TABLE === '1') writeFileSync(committedTable, table)
    // Written again by `npm run verify authorization`.
    expect(readFileSync(committedTable, 'utf8')).toBe(table)
  },
  patienceMs,
)

test('an admin with one capability gets in nowhere else', { tags: 'exhaustive', timeout: patienceMs }, async () => {
  const { unexpected } = await askAll(await adminsOfOneCapability(app))

  expect(unexpected).toEqual([])
})

test('every endpoint that names a record of one person has such a record in these tests', () => {
  const named = app.bound.filter(
    ({ realm, parts }) => (realm === 'learner' || realm === 'partner') && parts.has('params'),
  )

  expect(Object.keys(ownRecords).toSorted()).toEqual(named.map(nameOf).toSorted())
})

test.each(Object.entries(ownRecords))(
  '%s finds the record of the own account; for another one it is not there',
  async (name, make) => {
    const bound = app.bound.find((one) => nameOf(one) === name)
    if (!bound) throw new Error(`there is no ${name}`)
    const { values, query, body, owner, stranger } = await make(app)

    expect([
      await askEndpoint(app, bound, { cookie: stranger, values, query, body }),
      await askEndpoint(app, bound, { cookie: stranger, query, body }),
    ]).toEqual([404, 404])
    expect([200, 201]).toContain(await askEndpoint(app, bound, { cookie: owner, values, query, body }))
  },
)

/** Asks every endpoint as each of them; an id that exists only where the request is refused, so that nothing changes. */
async function askAll(all: readonly NamedPrincipal[]) {
  const unexpected: string[] = []
  const lines: string[] = []
  for (const bound of endpoints) {
    const rule = ruleOf.get(nameOf(bound)) ?? 'Super Admin'
    const cells: string[] = []
    for (const { name, principal, cookie } of all) {
      const expected = refusalOf(rule, principal)
      const statuses = [await askEndpoint(app, bound, { cookie })]
      if (expected !== null && bound.parts.has('params'))
        statuses.push(await askEndpoint(app, bound, { cookie, values: existing }))
      for (const status of statuses)
        if (!isAsExpected(bound, status, expected))
          unexpected.push(`${nameOf(bound)} by ${name}: ${status} instead of ${expected ?? 'being let in'}`)
      cells.push(expected === null ? 'yes' : String(expected))
    }
    lines.push(`| \`${nameOf(bound)}\` | ${rule} | ${cells.join(' | ')} |`)
  }
  const heads = ['endpoint', 'who may', ...all.map(({ name }) => name)]
  const head =
    '# Who may call each endpoint\n\nWritten by `npm run verify authorization`: 401 and 403 are what others are answered with, `yes` goes on to the use case.\n'
  const table = [head, `| ${heads.join(' | ')} |`, `|${'---|'.repeat(heads.length)}`, ...lines.toSorted(), ''].join(
    '\n',
  )
  return { unexpected, table }
}

/** Public use cases that read sessions themselves refuse by their own rules; their tests are beside them. */
const judgesItself = new Set([
  'POST /file',
  'POST /uploads',
  'GET /file/uploads/{upload}',
  'DELETE /file/uploads/{upload}',
  'POST /files/{fileId}/address',
])

function isAsExpected(bound: BoundEndpoint, status: number, expected: 401 | 403 | null) {
  if (status >= 500) return false
  if (expected !== null) return status === expected
  return judgesItself.has(nameOf(bound)) || (status !== 401 && status !== 403)
}
