import { Validator } from '@seriousme/openapi-schema-validator'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

const app = await createTestApp()
const superAdmin = await app.signedIn()

interface Document {
  openapi: string
  paths: Record<string, Record<string, { operationId: string; security?: unknown }>>
}

const documents = {
  '/openapi.json': app.visitor(),
  '/admin/openapi.json': superAdmin,
} as const
const read = async (path: keyof typeof documents) => {
  const cookie = [...documents[path].cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await app.fetch(new Request(`http://localhost:3000/api${path}`, { headers: { cookie } }))
  expect([path, response.status, response.headers.get('content-type')]).toEqual([
    path,
    200,
    'application/json; charset=utf-8',
  ])
  return (await response.json()) as Document & Record<string, unknown>
}
const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ address: `${method.toUpperCase()} ${path}`, operation })),
  )

test.each(Object.keys(documents) as (keyof typeof documents)[])('%s is valid OpenAPI 3.1', async (path) => {
  const document = await read(path)

  expect(document.openapi).toBe('3.1.0')
  expect(await new Validator().validate(document)).toEqual({ valid: true })
})

test('together they describe every endpoint once, under the name that the contract gives it', async () => {
  const described = [await read('/openapi.json'), await read('/admin/openapi.json')].flatMap(operationsOf)

  expect(described.map(({ address }) => address).sort()).toEqual(
    app.bound.map(({ method, path }) => `${method} ${path}`).sort(),
  )
  const names = described.map(({ operation }) => operation.operationId)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[a-z]\w+$/.test(name))).toEqual([])
})

test('endpoints with a session are marked, and none of the back office is public', async () => {
  const open = operationsOf(await read('/openapi.json'))

  expect(open.filter(({ address }) => address.includes('/admin/'))).toEqual([])
  const ofAccounts = open.filter(({ operation }) => operation.security).map(({ address }) => address.split(' ')[1])
  expect([...new Set(ofAccounts.map((path) => path?.split('/')[1]))].sort()).toEqual(['guide', 'me', 'partner'])
  const closed = operationsOf(await read('/admin/openapi.json')).filter(({ operation }) => !operation.security)
  expect(closed.map(({ address }) => address).sort()).toEqual([
    'POST /admin/first',
    'POST /admin/invitations/accept',
    'POST /admin/password-resets',
    'POST /admin/password-resets/confirm',
    'POST /admin/sign-in',
    'POST /admin/sign-in/code',
    'POST /admin/sign-in/passkey',
    'POST /admin/sign-in/passkey/options',
    'POST /admin/sign-out',
  ])
})

test('the document of the back office is for super admins', async () => {
  expect((await app.visitor().get('/admin/openapi.json')).status).toBe(401)
  const menus = [{ menu: 'landing_pages', capability: 'publish' }] as const
  expect((await (await app.signedIn({ role: 1, menus: [...menus] })).get('/admin/openapi.json')).status).toBe(403)
})

/** A client of a few lines, typed by nothing but what was generated. */
const client = (use: string) => `
import type { paths } from './paths.ts'
type Reply<Path extends keyof paths> = paths[Path] extends { get: { responses: { 200: { content: { 'application/json': infer Body } } } } } ? Body : never
type Sent<Path extends keyof paths> = paths[Path] extends { post: { requestBody: { content: { 'application/json': infer Body } } } } ? Body : never
declare function get<Path extends keyof paths>(path: Path): Promise<Reply<Path>>
declare function post<Path extends keyof paths>(path: Path, body: Sent<Path>): Promise<unknown>
${use}
`

function complaintsOf(files: Record<string, string>): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name in files || fileExists(name)
  host.readFile = (name) => files[name] ?? ts.sys.readFile(name)
  host.getSourceFile = (name, version) =>
    name in files ? ts.createSourceFile(name, files[name] ?? '', version) : getSourceFile(name, version)
  const program = ts.createProgram(['/client.ts'], options, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')[0] ?? '')
}

test('a client that is generated from it compiles, reads real answers, and refuses wrong calls', async () => {
  const document = await read('/openapi.json')
  const paths = astToString(await openapiTS(document as never))
  const check = (use: string) => complaintsOf({ '/paths.ts': paths, '/client.ts': client(use) })

  expect(
    check(`
    const { data } = await get('/health')
    const state: 'up' | 'slow' | 'down' = data.database.state
    const seconds: number = data.uptimeSeconds
    await post('/error-reports', { side: 'page', name: 'TypeError', message: 'x', stack: '', path: '/' })
    export { state, seconds }`),
  ).toEqual([])
  expect(check(`await get('/entah')`)).toHaveLength(1)
  expect(check(`const state: number = (await get('/health')).data.database.state; export { state }`)).toHaveLength(1)
  expect(check(`await post('/error-reports', { side: 'nowhere' })`)).not.toEqual([])

  const { data } = (await app.visitor().get('/health')).body as { data: { database: { state: string } } }
  expect(['up', 'slow', 'down']).toContain(data.database.state)
})

test('developers read it as a page: every endpoint and error, without a script', async () => {
  const response = await app.fetch(new Request('http://localhost:3000/developers/api'))
  const html = await response.text()

  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  for (const { operation, address } of operationsOf(await read('/openapi.json'))) {
    expect(html).toContain(`<details id="${operation.operationId}">`)
    expect(html).toContain(`<code>${address}</code>`)
  }
  expect(html).toContain('<code>not_signed_in</code>')
  expect(html).not.toMatch(/<script|javascript:|<[^>]+\son\w+=/i)
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
})
