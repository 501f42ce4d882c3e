import type { AppContext } from '../../../app-context.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { queueMail, shortLetter } from '../../../platform/mail/index.ts'
import { storedSettingsOf } from '../../../platform/settings/index.ts'
import { findWantedChannels } from '../../identity/profiles/index.ts'
import type { SubmissionOfLearner } from './markings.repo.ts'

type MarkedOne = Pick<
  SubmissionOfLearner,
  'id' | 'version' | 'learner' | 'course' | 'courseNumber' | 'lesson' | 'maxPoints'
> & {
  points: number
  feedback: string
  isAccepted: boolean
}

/** To the one who handed it in, where mails about learning are wanted. */
export async function mailMarking(ctx: AppContext, tx: Tx, marked: MarkedOne) {
  const { id, version, learner, course, courseNumber, lesson, points, maxPoints, feedback, isAccepted } = marked
  const channels = await findWantedChannels(tx, learner.id, 'learning')
  if (!channels.includes('email')) return
  const { settings } = await storedSettingsOf(ctx, tx)
  await queueMail(ctx, tx, {
    ...shortLetter({
      subject: `${isAccepted ? 'Tugas diterima' : 'Tugas perlu diperbaiki'}: ${lesson.title}`,
      paragraphs: [
        isAccepted
          ? `Halo ${learner.name}, tugas Anda di kelas “${course.name}” sudah diterima.`
          : `Halo ${learner.name}, tugas Anda di kelas “${course.name}” sudah diperiksa dan perlu diperbaiki.`,
        `Nilai: ${points} dari ${maxPoints}`,
        ...(feedback === '' ? [] : [`Masukan: ${feedback}`]),
      ],
      button: {
        label: isAccepted ? 'Lihat masukannya' : 'Perbaiki tugas',
        address: `${ctx.publicUrl}/learning/${courseNumber}?materi=${lesson.id}`,
      },
      why: `Anda menerima e-mail ini karena belajar di ${settings.brand.name}.`,
      change: { label: 'Atur pemberitahuan', address: `${ctx.publicUrl}/profile` },
    }),
    key: `assignment-marked:${id}:${version}`,
    to: { name: learner.name, address: learner.email },
  })
}
