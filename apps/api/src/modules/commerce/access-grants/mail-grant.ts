import { formatDay } from '@naikkelas/ui/format'
import type { AppContext } from '../../../app-context.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { queueMail, shortLetter } from '../../../platform/mail/index.ts'
import { storedSettingsOf } from '../../../platform/settings/index.ts'
import { findWantedChannels } from '../../identity/profiles/index.ts'

interface Granted {
  id: string
  learner: { id: string; name: string; email: string }
  course: { name: string; number: number }
  /** The last day in WIB; null for good. */
  lastDay: string | null
}

/** To the learner, where mails about learning are wanted. */
export async function mailGrant(ctx: AppContext, tx: Tx, { id, learner, course, lastDay }: Granted): Promise<void> {
  const channels = await findWantedChannels(tx, learner.id, 'learning')
  if (!channels.includes('email')) return
  const { settings } = await storedSettingsOf(ctx, tx)
  await queueMail(ctx, tx, {
    ...shortLetter({
      subject: `Kelas dibuka untuk Anda: ${course.name}`,
      paragraphs: [
        `Halo ${learner.name}, kelas “${course.name}” sudah dibuka di akun Anda. Anda tidak perlu membayar.`,
        lastDay === null ? 'Aksesnya tidak berakhir.' : `Aksesnya berlaku sampai ${formatDay(lastDay)}.`,
      ],
      button: { label: 'Buka kelasnya', address: `${ctx.publicUrl}/learning/${course.number}` },
      why: `Anda menerima e-mail ini karena punya akun di ${settings.brand.name}.`,
      change: { label: 'Atur pemberitahuan', address: `${ctx.publicUrl}/profile` },
    }),
    key: `access-grant:${id}`,
    to: { name: learner.name, address: learner.email },
  })
}
