import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Sellable, SellableValue } from '@naikkelas/contract/commerce'
import type { LessonNote, LessonQuestion, RoomLessonContent } from '@naikkelas/contract/learning'
import { courseValue, eventValue, makeSellable, partnerPackageValue, toolValue } from '../catalogue-factories.ts'
import {
  answersOf,
  demoAssignment,
  demoQuiz,
  emptyContent,
  makeCourse,
  obtain,
  uploadMaterial,
} from '../learning-factories.ts'
import { completeCourse } from '../certificate-factories.ts'
import { signInAs, signedInLearner } from '../learner-factories.ts'
import { buy, buyAndPay, openBankTransfer, refund } from '../order-factories.ts'
import { makePartnerAccount, signedInPartner, subscribingLearner } from '../partner-factories.ts'
import { factoryPassword } from '../factories.ts'
import { switchFlag } from '../settings-factories.ts'
import { passkeyDevice } from '../passkey-device.ts'
import type { Browser, TestApp } from '../test-app.ts'
import type { PathValues } from './ask-endpoint.ts'
import { cookieOf } from './principals.ts'

interface OwnRecord {
  values: PathValues
  /** With its question mark. */
  query?: string
  /** What is sent, where the record is looked for after that was read. */
  body?: object
  /** Cookie of the account whose record it is. */
  owner: string
  /** Cookie of another account of the same realm. */
  stranger: string
}

/** A record of one account for each endpoint whose address names one. */
export const ownRecords: Readonly<Record<string, (app: TestApp) => Promise<OwnRecord>>> = {
  'GET /me/orders/{code}': orderRecord,
  'GET /me/orders/{code}/proofs': orderRecord,
  'POST /me/orders/{code}/proofs': provenOrderRecord,
  'GET /me/orders/{code}/qr.png': qrisOrderRecord,
  'POST /me/orders/{code}/cancel': orderRecord,
  'GET /me/orders/{code}/invoice': paidOrderRecord,
  'GET /me/orders/{code}/subscription': subscriptionRecord,
  'POST /me/orders/{code}/subscription/cancel': subscriptionRecord,
  'POST /me/orders/{code}/subscription/forget-way': subscriptionRecord,
  'GET /me/orders/{code}/calendar': (app) => boughtRecord(app, eventValue()),
  'GET /me/orders/{code}/refunds/{refundId}/credit-note': refundRecord,
  'GET /me/courses/{number}': courseRecord,
  'GET /me/courses/{number}/grades': courseRecord,
  'GET /me/products/{code}': (app) => boughtRecord(app, toolValue()),
  'GET /me/lessons/{lessonId}': courseRecord,
  'POST /me/lessons/{lessonId}/complete': articleRecord,
  'POST /me/lessons/{lessonId}/progress': reportedLessonRecord,
  'GET /me/lessons/{lessonId}/media/{fileId}': (app) => mediaRecord(app, 'film'),
  'GET /me/lessons/{lessonId}/captions/{language}': (app) => mediaRecord(app, 'captions'),
  'GET /me/lessons/{lessonId}/notes': courseRecord,
  'POST /me/lessons/{lessonId}/notes': wordsRecord,
  'PUT /me/lesson-notes/{noteId}': noteRecord,
  'DELETE /me/lesson-notes/{noteId}': noteRecord,
  'GET /me/lessons/{lessonId}/questions': courseRecord,
  'POST /me/lessons/{lessonId}/questions': wordsRecord,
  'DELETE /me/lesson-questions/{questionId}': questionRecord,
  'GET /me/lessons/{lessonId}/quiz': quizRecord,
  'POST /me/lessons/{lessonId}/quiz-attempts': quizRecord,
  'GET /me/lessons/{lessonId}/assignment': assignmentRecord,
  'POST /me/lessons/{lessonId}/assignment-submissions': assignmentRecord,
  'GET /me/certificates/{certificateId}/file': certificateRecord,
  'POST /me/certificates/{certificateId}/reissue': certificateRecord,
  async 'PUT /me/certificates/{certificateId}/listing'(app) {
    return { ...(await certificateRecord(app)), body: { isListed: true } }
  },
  'PUT /me/addresses/{addressId}': addressRecord,
  'POST /me/addresses/{addressId}/main': addressRecord,
  'DELETE /me/addresses/{addressId}': addressRecord,
  async 'DELETE /me/sessions/{sessionId}'(app) {
    const { learner, ...owner } = await signedInLearner(app)
    await signInAs(app.visitor(), learner.email)
    return sessionRecord({ owner, stranger: await signedInLearner(app), path: '/me/sessions' })
  },
  async 'PATCH /me/passkeys/{passkeyId}'(app) {
    const [owner, stranger] = [await signedInLearner(app), await signedInLearner(app)]
    return { ...(await passkeyRecord({ owner, stranger, path: '/me/passkeys' })), body: { name: 'Ponsel' } }
  },
  async 'POST /me/passkeys/{passkeyId}/remove'(app) {
    const [owner, stranger] = [await signedInLearner(app), await signedInLearner(app)]
    const body = { currentPassword: factoryPassword }
    return { ...(await passkeyRecord({ owner, stranger, path: '/me/passkeys' })), body }
  },
  async 'DELETE /partner/sessions/{sessionId}'(app) {
    const account = await makePartnerAccount(app)
    const [owner, elsewhere] = [app.visitor(), app.visitor()]
    for (const desk of [owner, elsewhere])
      await desk.post('/partner/sign-in', { email: account.email, password: factoryPassword })
    return sessionRecord({ owner, stranger: await signedInPartner(app), path: '/partner/sessions' })
  },
}

/** The session of the same account in another browser. */
async function sessionRecord({ owner, stranger, path }: { owner: Browser; stranger: Browser; path: string }) {
  const { data } = (await owner.get(path)).body as { data: { id: string; isCurrent: boolean }[] }
  const sessionId = data.find(({ isCurrent }) => !isCurrent)?.id
  if (sessionId === undefined) throw new Error(`${path} lists no other session`)
  return { values: { sessionId }, owner: cookieOf(owner), stranger: cookieOf(stranger) }
}

async function passkeyRecord({ owner, stranger, path }: { owner: Browser; stranger: Browser; path: string }) {
  const begun = await owner.post(`${path}/options`, { currentPassword: factoryPassword })
  const { ceremony, options } = begun.body.data as { ceremony: string; options: { challenge: string } }
  const added = await owner.post(path, { ceremony, response: passkeyDevice().make(options) })
  const { id: passkeyId } = added.body.data as { id: string }
  return { values: { passkeyId }, owner: cookieOf(owner), stranger: cookieOf(stranger) }
}

/** Of a course that its owner has completed. */
async function certificateRecord(app: TestApp): Promise<OwnRecord> {
  const admin = await app.signedIn()
  const [owner, stranger] = [await signedInLearner(app, { name: 'Dewi Lestari' }), await signedInLearner(app)]
  const { id: certificateId } = await completeCourse(app, owner, await makeSellable(admin, courseValue()))
  return { values: { certificateId }, owner: cookieOf(owner), stranger: cookieOf(stranger) }
}

/** An order that waits for its payment. */
async function orderRecord(app: TestApp): Promise<OwnRecord> {
  const admin = await app.signedIn()
  await openBankTransfer(admin)
  const [owner, stranger] = [await signedInLearner(app), await signedInLearner(app)]
  const { code } = await buy(owner, await makeSellable(admin, courseValue()))
  return { values: { code }, owner: cookieOf(owner), stranger: cookieOf(stranger) }
}

/** One whose buyer has uploaded a picture of the transfer. */
async function provenOrderRecord(app: TestApp): Promise<OwnRecord> {
  const record = await orderRecord(app)
  const fileId = randomUUID()
  await app.database.queries.execute(sql`
    INSERT INTO files (id, type, directory, name, content_type, sha256, byte_count, owner_realm, owner_id, created_at)
    SELECT ${fileId}, 1, 'bukti-pembayaran', 'bukti.png', 'image/png', ${'0'.repeat(64)}, 1, 'learner', buyer_id, created_at
    FROM orders WHERE code = ${record.values.code}`)
  return { ...record, body: { fileId } }
}

/** A course that its learner obtained, with a film in its first lesson and an article in its second one. */
async function courseRecord(app: TestApp) {
  const admin = await app.signedIn()
  const file = { id: await uploadMaterial(app, admin), length: 60 }
  const captions = [{ language: 'id' as const, vtt: 'WEBVTT' }]
  const film = { kind: 1, content: { ...emptyContent, file, captions } } as const
  const { course, lessonIds } = await makeCourse(admin, [film, {}])
  const [owner, stranger] = [await signedInLearner(app), await signedInLearner(app)]
  await obtain(owner, course)
  const [lessonId = '', articleId = ''] = lessonIds
  const values = { number: String(course.number), lessonId, fileId: file.id, language: 'id' }
  return { desk: owner, articleId, values, owner: cookieOf(owner), stranger: cookieOf(stranger) }
}

/** With right answers. */
async function quizRecord(app: TestApp): Promise<OwnRecord> {
  const admin = await app.signedIn()
  const { course, lessonIds } = await makeCourse(admin, [{ kind: 3, content: { ...emptyContent, quiz: demoQuiz() } }])
  const [owner, stranger] = [await signedInLearner(app), await signedInLearner(app)]
  await obtain(owner, course)
  const values = { lessonId: lessonIds[0] ?? '' }
  return {
    values,
    body: { number: 1, version: 1, answers: answersOf(demoQuiz()) },
    owner: cookieOf(owner),
    stranger: cookieOf(stranger),
  }
}

async function assignmentRecord(app: TestApp): Promise<OwnRecord> {
  const admin = await app.signedIn()
  const { course, lessonIds } = await makeCourse(admin, [{ kind: 4, content: demoAssignment() }])
  const [owner, stranger] = [await signedInLearner(app), await signedInLearner(app)]
  await obtain(owner, course)
  return {
    values: { lessonId: lessonIds[0] ?? '' },
    body: { number: 1, text: 'Foto kopi', fileIds: [] },
    owner: cookieOf(owner),
    stranger: cookieOf(stranger),
  }
}

async function reportedLessonRecord(app: TestApp): Promise<OwnRecord> {
  return { ...(await courseRecord(app)), body: { position: 1, at: '2026-11-01T00:00:00.000Z', seen: [] } }
}

async function articleRecord(app: TestApp): Promise<OwnRecord> {
  const { values, articleId, ...record } = await courseRecord(app)
  return { ...record, values: { lessonId: articleId } }
}

const words = { text: 'Cahaya dari samping', place: null }

async function wordsRecord(app: TestApp): Promise<OwnRecord> {
  return { ...(await courseRecord(app)), body: words }
}

async function noteRecord(app: TestApp): Promise<OwnRecord> {
  const { desk, values, ...record } = await courseRecord(app)
  const { id } = (await desk.post(`/me/lessons/${values.lessonId}/notes`, words)).body.data as LessonNote
  return { ...record, values: { noteId: id }, body: { text: 'Diubah' } }
}

async function questionRecord(app: TestApp): Promise<OwnRecord> {
  const { desk, values, ...record } = await courseRecord(app)
  const { id } = (await desk.post(`/me/lessons/${values.lessonId}/questions`, words)).body.data as LessonQuestion
  return { ...record, values: { questionId: id } }
}

/** With the signature of an address that the lesson named to its learner. */
async function mediaRecord(app: TestApp, part: 'film' | 'captions'): Promise<OwnRecord> {
  const { desk, ...record } = await courseRecord(app)
  const { film } = (await desk.get(`/me/lessons/${record.values.lessonId}`)).body.data as RoomLessonContent
  const address = part === 'film' ? film?.sources[0]?.address : film?.captions[0]?.address
  return { ...record, query: `?${address?.split('?')[1]}` }
}

/** One that waits for QRIS, as its gateway has answered. */
async function qrisOrderRecord(app: TestApp): Promise<OwnRecord> {
  const { values, ...accounts } = await orderRecord(app)
  const { queries } = app.database
  await queries.execute(sql`UPDATE orders SET payment_channel = 'qris' WHERE code = ${values.code}`)
  await queries.execute(sql`
    INSERT INTO payment_attempts (id, order_id, position, reference, provider, channel, amount, state, provider_id, action,
      expires_at, created_at, updated_at)
    SELECT ${randomUUID()}, id, 1, code || '-1', 'xendit', 'qris', total_amount, 'requires_action', 'pr-1',
      '{"kind":"qr","qrString":"00020101021226"}', expires_at, created_at, created_at
    FROM orders WHERE code = ${values.code}`)
  return { values, ...accounts }
}

/** An order whose transfer was confirmed, with its invoice. */
async function paidOrderRecord(app: TestApp): Promise<OwnRecord> {
  const admin = await app.signedIn()
  await openBankTransfer(admin)
  const [owner, stranger] = [await signedInLearner(app), await signedInLearner(app)]
  const { code } = await buyAndPay(admin, owner, await makeSellable(admin, courseValue()))
  return { values: { code }, owner: cookieOf(owner), stranger: cookieOf(stranger) }
}

/** An order that has paid the first period of a package, which is free. */
async function subscriptionRecord(app: TestApp): Promise<OwnRecord> {
  const admin = await app.signedIn()
  await switchFlag(admin, 'recurring_payment', true)
  const [owner, stranger] = [await subscribingLearner(app), await signedInLearner(app)]
  // There is one package of each length.
  const { items } = (await admin.get('/admin/sellables?kind=partner_package')).body.data as { items: Sellable[] }
  const [there] = items
  const { number } = there ?? (await makeSellable(admin, partnerPackageValue({ details: { trial: 0 } })))
  const { code } = await buy(owner, { number, value: { price: 0 } })
  return { values: { code }, owner: cookieOf(owner), stranger: cookieOf(stranger) }
}

/** A paid order. */
async function boughtRecord(app: TestApp, value: SellableValue): Promise<OwnRecord> {
  const admin = await app.signedIn()
  await openBankTransfer(admin)
  const [owner, stranger] = [await signedInLearner(app), await signedInLearner(app)]
  const { code } = await buyAndPay(admin, owner, await makeSellable(admin, value))
  return { values: { code }, owner: cookieOf(owner), stranger: cookieOf(stranger) }
}

/** A refund with its credit note. */
async function refundRecord(app: TestApp): Promise<OwnRecord> {
  const admin = await app.signedIn()
  await openBankTransfer(admin)
  const [owner, stranger] = [await signedInLearner(app), await signedInLearner(app)]
  const { id, code, total } = await buyAndPay(admin, owner, await makeSellable(admin, courseValue()))
  const { items } = await refund(admin, id, { amount: total, refundedBefore: 0 })
  const refundId = items[0]?.id
  if (refundId === undefined) throw new Error(`order ${code} was not refunded`)
  return { values: { code, refundId }, owner: cookieOf(owner), stranger: cookieOf(stranger) }
}

async function addressRecord(app: TestApp): Promise<OwnRecord> {
  const [owner, stranger] = [await signedInLearner(app), await signedInLearner(app)]
  const address = {
    recipient: 'Ratna',
    phone: '081234567890',
    province: 'Jawa Tengah',
    city: 'Kota Pekalongan',
    district: 'Pekalongan Barat',
    postalCode: '51111',
    street: 'Jl. Batik No. 7',
  }
  const { body } = await owner.post('/me/addresses', address)
  const { id: addressId } = body.data as { id: string }
  return { values: { addressId }, body: address, owner: cookieOf(owner), stranger: cookieOf(stranger) }
}
