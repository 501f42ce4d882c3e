import type { AppContext } from '../../../app-context.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { queueMail, shortLetter } from '../../../platform/mail/index.ts'
import { storedSettingsOf } from '../../../platform/settings/index.ts'
import { findWantedChannels } from '../../identity/profiles/index.ts'
import { findAsker, type StoredQuestion } from './questions.repo.ts'

type Answered = Pick<StoredQuestion, 'id' | 'learnerId' | 'text' | 'course' | 'lesson'> & { answer: { text: string } }

/** To the asker, where mails about learning are wanted. Once for each question: its key is the question's. */
export async function mailAnswer(ctx: AppContext, tx: Tx, { id, learnerId, text, course, lesson, answer }: Answered) {
  const channels = await findWantedChannels(tx, learnerId, 'learning')
  const asker = await findAsker(tx, learnerId)
  if (!channels.includes('email') || !asker) return
  const { settings } = await storedSettingsOf(ctx, tx)
  await queueMail(ctx, tx, {
    ...shortLetter({
      subject: `Pertanyaan Anda dijawab: ${lesson.title}`,
      paragraphs: [
        `Halo ${asker.name}, pertanyaan Anda di kelas “${course.name}” sudah dijawab.`,
        `Anda bertanya: ${text}`,
        `Jawaban: ${answer.text}`,
      ],
      button: {
        label: 'Buka materinya',
        address: `${ctx.publicUrl}/learning/${course.number}?materi=${lesson.id}&tab=tanya`,
      },
      why: `Anda menerima e-mail ini karena belajar di ${settings.brand.name}.`,
      change: { label: 'Atur pemberitahuan', address: `${ctx.publicUrl}/profile` },
    }),
    key: `lesson-answer:${id}`,
    to: { name: asker.name, address: asker.email },
  })
}
