import { formatRupiah, rupiah } from '@naikkelas/contract/money'
import { domainEvents } from '../../../domain-events.ts'
import { after, type AfterListener } from '../../../platform/events/index.ts'
import { queueMail, shortLetter } from '../../../platform/mail/index.ts'
import { settingsOf } from '../../../platform/settings/index.ts'
import { findAdminsOfMenu } from '../../identity/admins/index.ts'
import { findOrderCode, findPaymentsOfAttempt } from './payment-cases.repo.ts'

/** Who manages money reads at once that a bank has taken some back, each once. */
export const mailReversals: AfterListener = after(
  'payment.reversed',
  {
    name: 'mail-reversal',
    label: 'Mengabari admin tentang pembayaran yang ditarik bank',
    payload: domainEvents['payment.reversed'],
  },
  async (ctx, { orderId, attemptId }, { tx }) => {
    const code = await findOrderCode(tx, orderId)
    const amount = (await findPaymentsOfAttempt(tx, attemptId)).reduce((sum, one) => sum + one.amount, 0)
    const { brand } = await settingsOf(ctx)
    const letter = shortLetter({
      subject: `Bank menarik kembali pembayaran pesanan ${code}`,
      paragraphs: [
        `Bank menarik kembali ${formatRupiah(rupiah(amount))} yang sudah masuk untuk pesanan ${code}.`,
        'Yang dibayarnya sudah dibatalkan, dan buku besar sudah mencatatnya. Pembeli juga sudah dikabari.',
      ],
      button: { label: 'Buka transaksi', address: `${ctx.publicUrl}/admin/transaksi/${orderId}` },
      why: `Anda menerima e-mail ini karena menu Transaksi ada di akun Anda di ${brand.name}.`,
    })
    for (const admin of await findAdminsOfMenu(tx, 'transactions')) {
      const to = { name: admin.name, address: admin.email }
      await queueMail(ctx, tx, { ...letter, key: `reversal:${attemptId}:${admin.id}`, to })
    }
  },
)
