import { databaseOfThisTest } from '@naikkelas/api/testing/test-database'
import { expect, test } from 'vitest'
import { createFailureLog } from './failure-log.ts'

function log() {
  const printed: string[] = []
  let time = 0
  const report = createFailureLog({ print: (text) => printed.push(text), now: () => time })
  return { printed, report, wait: (ms: number) => (time += ms) }
}

const failing = (message: string, options?: ErrorOptions) => new Error(message, options)

test('an error is logged with its context, stack and causes', () => {
  const { printed, report } = log()
  report(
    failing('cannot save', { cause: Object.assign(new Error('no room'), { code: 'ENOSPC' }) }),
    'POST /api/admin/media',
  )

  expect(printed).toHaveLength(1)
  expect(printed[0]).toMatch(/^POST \/api\/admin\/media Error: cannot save\n +at failing/)
  expect(printed[0]).toMatch(/caused by Error: no room[\s\S]*\(ENOSPC\)/)
})

test('repeated errors are logged once with their count', () => {
  const { printed, report, wait } = log()
  for (let visit = 0; visit < 231; visit++)
    report(failing(`the body of visitor ${visit} broke`), `POST /halaman-${visit}`)
  wait(61_000)
  report(failing('the same again'), 'GET /')

  expect(printed).toHaveLength(3)
  expect(printed[1]).toBe('… and 230 more like POST /halaman-0: Error')
  expect(printed[2]).toContain('GET / Error: the same again')
})

test('different errors are logged separately', () => {
  const { printed, report } = log()
  report(failing('one'), 'GET /')
  report(new TypeError('two'), 'GET /')
  report('three', 'GET /')
  expect(printed).toHaveLength(3)
})

test('the key of a preview is never logged', () => {
  const { printed, report } = log()
  const key = 't0wHN4btSVIX47nIt__h3w'
  report(
    failing(`no action for "/preview/${key}"`, { cause: `http://localhost/preview/${key}?a=b` }),
    `POST /preview/${key}`,
  )

  expect(printed.join()).not.toContain(key)
  expect(printed[0]).toContain('POST /preview/… Error: no action for "/preview/…"')
})

test('values of database queries are never logged', () => {
  const { printed, report } = log()
  const cause = Object.assign(new Error('value is out of range'), {
    code: '22003',
    detail: 'rahasia 3',
    params: ['rahasia 4'],
  })
  const query = failing('Failed query: SELECT 1 WHERE a = $1\nparams: rahasia 1,\nrahasia 2', { cause })
  report(Object.assign(query, { params: ['rahasia 1'] }), 'GET /')

  expect(printed[0]).not.toContain('rahasia')
  expect(printed[0]).toMatch(/SELECT 1 WHERE a = \$1\nparams: …\n +at failing/)
  expect(printed[0]).toMatch(/value is out of range[\s\S]*\(22003\)/)
})

test('a database that is away is one line that names the code, and what follows is counted', async () => {
  const { printed, report, wait } = log()
  const { pool } = await databaseOfThisTest()
  const leaving: unknown = await pool.query('SELECT pg_terminate_backend(pg_backend_pid())').catch((error) => error)
  const starting = Object.assign(new Error('the database system is starting up'), { code: '57P03' })
  report(leaving, 'page poll')
  report(failing('Failed query: SELECT 1', { cause: leaving }), 'job send-mail')
  report(failing('Failed query: SELECT 1', { cause: starting }), 'page poll')
  wait(61_000)
  report('later', 'GET /')

  expect(printed).toEqual([
    'page poll: the database is away (57P01)',
    'page poll: the database is away (57P03)',
    '… and 1 more like page poll: the database is away',
    "GET / 'later'",
  ])
})
