import { paymentMethods, paymentModes, uploadTypes } from '@naikkelas/contract/enumerations'
import { rupiah } from '@naikkelas/contract/money'
import { copyFile, stat } from 'node:fs/promises'
import type { AdminContext } from '../app-context.ts'
import { placeOrder } from '../modules/commerce/orders/index.ts'
import { addFile } from '../modules/files/uploads/index.ts'
import { findActiveLearnerByEmail } from '../modules/identity/learners/index.ts'
import { saveLessonContent } from '../modules/learning/lesson-contents/index.ts'
import { demoLessonCourse, demoLessonTexts } from './catalogue/lessons.ts'
import { demoLearners } from './demo-accounts.ts'
import { demoFilm } from './demo-pictures.ts'
import { richTextOf } from './rich-texts.ts'
import { findSeededLessons } from './seed.repo.ts'

/** Of the film, as `scripts/pictures/film.mjs` makes it. */
const FILM_SECONDS = 120

/** Writes the lessons of one course of the demonstration, and gives the course to its first learner. */
export async function makeLessons(ctx: AdminContext): Promise<void> {
  const { number, lessons } = await findSeededLessons(ctx.database.queries, demoLessonCourse)
  for (const { id, title, kind, isWritten } of lessons) {
    const text = demoLessonTexts[title]
    if (text === undefined || isWritten) continue
    const file = kind === 1 ? { id: await addFilm(ctx), length: FILM_SECONDS } : null
    const value = {
      body: richTextOf(text),
      file,
      backupFileId: null,
      saverFileId: null,
      posterId: null,
      filmChapters:
        file === null
          ? []
          : [
              { at: 0, title: 'Pembuka' },
              { at: 45, title: 'Contoh' },
            ],
      captions: [],
      resources: [],
      quiz: null,
      assignment: null,
      opensAt: null,
      opensAfterDays: null,
      needsPrevious: false,
    }
    await saveLessonContent(ctx, { params: { lessonId: id }, body: { value, version: 0 } })
  }
  const [learner] = demoLearners
  const actor = learner && (await findActiveLearnerByEmail(ctx.database.queries, learner.email))
  if (!actor || number === null) return
  const free = { mode: paymentModes.automatic, method: paymentMethods.free, channel: null, shownTotal: rupiah(0) }
  const request = new Request('http://localhost/')
  await placeOrder(
    { ...ctx, actor, sessionId: '' },
    { body: { number, ...free, consent: true } },
    { request, clientAddress: '' },
  )
}

async function addFilm(ctx: AdminContext): Promise<string> {
  const from = new URL(`./films/${demoFilm.fileName}`, import.meta.url)
  const staged = await ctx.ports.blobs.stage()
  await copyFile(from, staged.path)
  const { size } = await stat(from)
  const film = { type: uploadTypes.course, name: 'siapa-yang-belanja.webm', contentType: 'video/webm' }
  return addFile(ctx, { ...film, adminId: ctx.actor.id, staged, bytes: size })
}
