import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import type { AppContext } from '../../app-context.ts'
import { domainEvents } from '../../domain-events.ts'
import { modules } from '../../app.ts'
import { personalDataListeners } from '../application/personal-data-listeners.ts'
import { databaseOfThisTest, type TestDatabase } from '../../testing/test-database.ts'
import { createJobs, once } from '../jobs/index.ts'
import { findJobs, findQueueStates } from '../jobs/jobs.repo.ts'
import { after, type AfterListener, createEvents, within, type WithinListener } from './index.ts'

const clock = { now: () => new Date() }
const encoded = { mediaIds: ['0197a1c2-0000-7000-8000-000000000001'] }
const mediaIds = z.object({ mediaIds: z.array(z.string()) })

interface Listeners {
  within?: WithinListener[]
  after?: AfterListener[]
}

/** A process with some listeners, on the database of the test. */
async function aProcess(database: TestDatabase, { within: inside = [], after: later = [] }: Listeners) {
  const contextOf = (): AppContext => Object.assign({} as AppContext, { database, clock, jobs, ...events })
  const jobs = createJobs(
    { database, onFailure: () => {} },
    later.map(({ job }) => job),
    contextOf,
  )
  const events = createEvents({ database, jobs, within: inside, after: later, contextOf })
  await jobs.prepare()
  onTestFinished(() => jobs.stop())
  return { ...events, jobs }
}

test('what a listener within does is undone with the event, and its error undoes the event', async () => {
  const database = await databaseOfThisTest()
  await database.pool.query('CREATE TABLE facts (what text)')
  const note = (what: string) =>
    within(
      'media.encoded',
      async (_, _event, { tx }) => void (await tx.execute(`INSERT INTO facts VALUES ('${what}')`)),
    )
  const refuse = within('media.encoded', () => Promise.reject(new Error('no room')))
  const agreeing = await aProcess(database, { within: [note('kept')] })
  const refusing = await aProcess(database, { within: [note('undone'), refuse] })

  await agreeing.unitOfWork(({ emit }) => emit('media.encoded', encoded))
  await expect(refusing.unitOfWork(({ emit }) => emit('media.encoded', encoded))).rejects.toThrow('no room')

  expect((await database.pool.query('SELECT what FROM facts')).rows).toEqual([{ what: 'kept' }])
})

test('events of a process that dies after the commit are handled once by the next one', async () => {
  const database = await databaseOfThisTest()
  const handled: unknown[] = []
  const listener = after('media.encoded', { name: 'record', payload: mediaIds, retry: once }, async (_, event) => {
    handled.push(event)
  })
  const dying = await aProcess(database, { after: [listener] })
  await dying.unitOfWork(({ emit }) => emit('media.encoded', encoded))
  await dying.jobs.stop()

  const next = await aProcess(database, { after: [listener] })
  await next.jobs.runDue()
  await next.jobs.runDue()

  expect(handled).toEqual([encoded])
})

test('an event of a rolled back transaction is not published', async () => {
  const database = await databaseOfThisTest()
  const handled: unknown[] = []
  const listener = after('media.encoded', { name: 'record', payload: mediaIds, retry: once }, async (_, event) => {
    handled.push(event)
  })
  const { unitOfWork, jobs } = await aProcess(database, { after: [listener] })

  await unitOfWork(async ({ emit }) => {
    await emit('media.encoded', encoded)
    throw new Error('changed my mind')
  }).catch(() => {})
  await jobs.runDue()

  expect(handled).toEqual([])
})

test('an event whose listener always fails becomes a dead letter and blocks no other', async () => {
  const database = await databaseOfThisTest()
  const handled: string[] = []
  const options = { payload: mediaIds, retry: once }
  const fail = after('media.encoded', { ...options, name: 'fail' }, () => Promise.reject(new Error('never')))
  const listener = after('media.encoded', { ...options, name: 'record' }, async () => void handled.push('encoded'))
  const { unitOfWork, jobs } = await aProcess(database, { after: [fail, listener] })

  await unitOfWork(({ emit }) => emit('media.encoded', encoded))
  await jobs.runDue()

  expect(handled).toEqual(['encoded'])
  const states = await findQueueStates(database.queries)
  expect(states.find(({ name }) => name === 'media.encoded/fail')).toMatchObject({ failed: 1, waiting: 0 })
})

test('of an event only what its listener names is stored', async () => {
  const database = await databaseOfThisTest()
  const listener = after(
    'lead.received',
    { name: 'record', payload: z.object({ leadId: z.uuid() }), retry: once },
    async () => {},
  )
  const { unitOfWork } = await aProcess(database, { after: [listener] })
  const leadId = '0197a1c2-0000-7000-8000-000000000002'
  const visit = {
    pageId: leadId,
    url: 'http://localhost/kelas',
    section: 'daftar',
    sentAt: new Date().toISOString(),
    cookie: 'a secret',
    userAgent: 'a browser',
    clientAddress: '203.0.113.7',
    contacts: ['+62811'],
  }

  await unitOfWork(({ emit }) => emit('lead.received', { leadId, visit }))

  const [stored] = await findJobs(database.queries, { states: ['created'], name: undefined, limit: 5 })
  expect(stored?.payload).toEqual({ payload: { leadId } })
})

test('every declared event is emitted and has a listener', () => {
  const source = fileURLToPath(new URL('../..', import.meta.url))
  const files = globSync('modules/**/*.ts', { cwd: source }).filter((file) => !file.endsWith('.test.ts'))
  const text = files.map((file) => readFileSync(`${source}${file}`, 'utf8')).join('\n')
  const ofPeople = personalDataListeners(modules.flatMap((one) => one.personalData ?? []))
  const listened = new Set([
    ...modules.flatMap((one) => [...(one.within ?? []), ...(one.after ?? [])].map(({ event }) => event)),
    ...ofPeople.map(({ event }) => event),
  ])

  const names = Object.keys(domainEvents)
  expect(names.filter((name) => !text.includes(`emit('${name}'`))).toEqual([])
  expect([...listened].sort()).toEqual(names.sort())
})
