import type { FailedJob, JobQueueState, OutputFor, listFailedJobs } from '@naikkelas/contract'
import { expect, test } from 'vitest'
import { modules } from '../../app.ts'
import { jobsOf } from '../application/index.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { queueMail } from '../mail/index.ts'

const nowhere = '00000000-0000-7000-8000-000000000000'
/** More than any job is tried. */
const ATTEMPTS_AT_MOST = 40

/** An app whose mail server is away until `repair` is called. */
async function withBrokenMail() {
  const sent: string[] = []
  let isBroken = true
  const mail = {
    async send({ to }: { to: { address: string } }) {
      if (isBroken) throw new Error(`connection refused for ${to.address}`)
      sent.push(to.address)
    },
  }
  const app = await createTestApp({ overrides: { mail, onLine: () => {} } })
  return { ...app, sent, repair: () => (isBroken = false) }
}

async function failMails({ database, context, runJobs }: TestApp, addresses: readonly string[]) {
  for (const address of addresses)
    await database.transaction((tx) =>
      queueMail(context, tx, { key: address, to: { name: '', address }, subject: 'Kabar', text: '.', html: '.' }),
    )
  for (let attempt = 0; attempt < ATTEMPTS_AT_MOST; attempt += 1) await runJobs()
}

type Desk = Awaited<ReturnType<TestApp['signedIn']>>
const failedOf = async (desk: Desk, query = '') =>
  (await desk.get(`/admin/jobs/failed${query}`)).body.data as OutputFor<typeof listFailedJobs>
const queueOf = async (desk: Desk, name: string) =>
  ((await desk.get('/admin/jobs/queues')).body.data as JobQueueState[]).find((queue) => queue.name === name)
const onlyJob = async (desk: Desk): Promise<FailedJob> => {
  const [job] = (await failedOf(desk)).items
  if (!job) throw new Error('No job failed.')
  return job
}

test('a super admin sees a job that failed for good and runs it again with its effect', async () => {
  const app = await withBrokenMail()
  const desk = await app.signedIn()
  await failMails(app, ['sari@contoh.test'])
  expect(await queueOf(desk, 'send-mail')).toMatchObject({ label: 'Mengirim e-mail', waiting: 0, failed: 1 })
  const job = await onlyJob(desk)
  expect(job).toMatchObject({
    name: 'send-mail',
    label: 'Mengirim e-mail',
    isKnown: true,
    error: 'connection refused for [email]',
    errorDetails: expect.stringMatching(/TryAgainLater.*\n[\s\S]*Caused by: Error: connection refused for \[email\]/),
    payload: expect.stringContaining('"mailId"'),
  })
  expect(job.attempts).toBeGreaterThan(5)

  app.repair()
  expect((await desk.post(`/admin/jobs/${job.id}/run-again`)).body.data).toMatchObject({ state: 'waiting' })
  expect(await queueOf(desk, 'send-mail')).toMatchObject({ waiting: 1, failed: 0 })
  await app.jobs.runDue()

  expect(app.sent).toEqual(['sari@contoh.test'])
  expect(await failedOf(desk)).toMatchObject({ items: [], total: 0 })
})

test('a job that fails again is listed immediately, with one more attempt', async () => {
  const app = await withBrokenMail()
  const desk = await app.signedIn()
  await failMails(app, ['sari@contoh.test'])
  const before = await onlyJob(desk)
  await desk.post(`/admin/jobs/${before.id}/run-again`)
  await app.jobs.runDue()
  expect(await onlyJob(desk)).toMatchObject({ id: before.id, attempts: before.attempts + 1 })
})

test('a job that waits, runs or has ended is not run again, also on a second click', async () => {
  const app = await withBrokenMail()
  const desk = await app.signedIn()
  await failMails(app, ['sari@contoh.test'])
  const { id } = await onlyJob(desk)
  app.repair()
  const replies = await Promise.all([1, 2, 3].map(() => desk.post(`/admin/jobs/${id}/run-again`)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  await app.jobs.runDue()
  expect(await desk.post(`/admin/jobs/${id}/run-again`)).toMatchObject({
    status: 409,
    body: { data: { code: 'job_not_failed' }, message: expect.stringContaining('sudah selesai') },
  })
  expect(app.sent).toHaveLength(1)
  const { rows } = await app.database.pool.query(
    `SELECT actor_id, record_id, before, after FROM audit_entries WHERE endpoint = 'POST /admin/jobs/{jobId}/run-again'`,
  )
  expect(rows).toMatchObject([
    { actor_id: desk.admin.id, record_id: id, before: { state: 'failed' }, after: { state: 'retry' } },
  ])
})

test('several are run again in one request, those that cannot be are left and named', async () => {
  const app = await withBrokenMail()
  const desk = await app.signedIn()
  await failMails(app, ['sari@contoh.test', 'tono@contoh.test'])
  const ids = (await failedOf(desk, '?name=send-mail&perPage=1')).items.map(({ id }) => id)
  const others = (await failedOf(desk, '?perPage=1&page=2')).items.map(({ id }) => id)
  expect([ids.length, others.length]).toEqual([1, 1])
  app.repair()
  const jobIds = [...ids, ...others, nowhere]
  const reply = await desk.post('/admin/jobs/run-again', { jobIds })
  expect(reply.body.data).toEqual({ startedIds: [...ids, ...others].sort(), leftIds: [nowhere] })
  expect((await desk.post('/admin/jobs/run-again', { jobIds })).body.data).toMatchObject({ startedIds: [] })
  await app.jobs.runDue()
  expect(app.sent.toSorted()).toEqual(['sari@contoh.test', 'tono@contoh.test'])
})

test('of a unique job none is run again while the same one waits', async () => {
  const app = await createTestApp()
  const desk = await app.signedIn()
  // A payload of another release fails at once and for good.
  await app.jobs.boss.insert('encode-picture', [{ data: { payload: 5 }, singletonKey: 'x' }])
  await app.jobs.runDue()
  const { id } = await onlyJob(desk)
  await app.jobs.boss.insert('encode-picture', [{ data: { payload: 6 }, singletonKey: 'x' }])
  expect(await desk.post(`/admin/jobs/${id}/run-again`)).toMatchObject({
    status: 409,
    body: { data: { code: 'job_waiting' } },
  })
})

test('a job that this release does not know is shown and not run', async () => {
  const app = await createTestApp()
  const desk = await app.signedIn()
  await app.jobs.boss.createQueue('former-job')
  await app.jobs.boss.insert('former-job', [{ data: { payload: {} } }])
  await app.database.pool.query(
    `UPDATE pgboss.job SET state = 'failed', completed_on = now() WHERE name = 'former-job'`,
  )
  const job = await onlyJob(desk)
  expect(job).toMatchObject({ name: 'former-job', label: 'former-job', isKnown: false })
  expect((await desk.post(`/admin/jobs/${job.id}/run-again`)).body.data).toMatchObject({ code: 'job_unknown' })
  expect(await queueOf(desk, 'former-job')).toMatchObject({ failed: 1 })
})

test('jobs are for super admins alone: others get 403, the signed out 401, what is not there 404, bad input 422', async () => {
  const app = await createTestApp()
  const desk = await app.signedIn()
  const colleague = await app.signedIn({ role: 1, menus: [{ menu: 'landing_pages', capability: 'publish' }] })
  const requests: [method: string, path: string, body?: unknown][] = [
    ['GET', '/admin/jobs/queues'],
    ['GET', '/admin/jobs/failed'],
    ['POST', `/admin/jobs/${nowhere}/run-again`],
    ['POST', '/admin/jobs/run-again', { jobIds: [nowhere] }],
  ]
  for (const request of requests) {
    expect([request, (await app.visitor().send(...request)).status]).toEqual([request, 401])
    expect([request, (await colleague.send(...request)).status]).toEqual([request, 403])
  }
  expect((await desk.post(`/admin/jobs/${nowhere}/run-again`)).status).toBe(404)
  expect((await desk.post('/admin/jobs/nothing/run-again')).status).toBe(404)
  expect((await desk.post('/admin/jobs/run-again', { jobIds: [] })).status).toBe(422)
  expect((await desk.post('/admin/jobs/run-again', { jobIds: Array(101).fill(nowhere) })).status).toBe(422)
  expect((await desk.get('/admin/jobs/failed?page=0')).status).toBe(422)
})

test('more than sixty requests to run jobs again in a minute are refused', async () => {
  const app = await createTestApp()
  const desk = await app.signedIn()
  const statuses: number[] = []
  for (let count = 0; count < 61; count += 1)
    statuses.push((await desk.post('/admin/jobs/run-again', { jobIds: [nowhere] })).status)
  expect([statuses.at(59), statuses.at(60)]).toEqual([200, 429])
})

test('every job says in Indonesian what it does', () => {
  expect(
    jobsOf(modules)
      .filter(({ label }) => !label)
      .map(({ name }) => name),
  ).toEqual([])
})
