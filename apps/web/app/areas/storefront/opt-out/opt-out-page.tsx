import type { OptOut } from '@naikkelas/contract/marketing'
import { Button } from '@naikkelas/ui/button'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { PlainFrame } from '../lead-form/unsent-page.tsx'

interface OptOutPageProps {
  state: OptOut
  /** Error message; null if nothing was tried or it succeeded. */
  failure: string | null
}

/** Unsubscribes after a confirmation. Works without script. */
export function OptOutPage({ state: { kind, contacts, isDone }, failure }: OptOutPageProps) {
  const whose = contacts.join(' dan ')
  if (isDone)
    return (
      <PlainFrame
        title={kind === 'lead' ? 'Anda tidak akan dihubungi lagi' : 'Anda tidak akan menerima kabar prospek lagi'}
        text={
          kind === 'lead'
            ? `${whose} sudah dicatat. Isian Anda tidak lagi diteruskan ke siapa pun untuk dihubungi.`
            : 'Alamat Anda sudah dikeluarkan dari daftar penerima. Anda boleh menutup halaman ini.'
        }
      />
    )
  return (
    <PlainFrame
      title={kind === 'lead' ? 'Berhenti dihubungi?' : 'Berhenti menerima kabar prospek?'}
      text={
        kind === 'lead'
          ? `Tekan tombol di bawah, dan ${whose} ditandai agar tidak dihubungi lagi.`
          : `Tekan tombol di bawah, dan ${whose} tidak lagi menerima e-mail tentang prospek baru.`
      }
    >
      {failure !== null && <FormNotice>{failure}</FormNotice>}
      <form method="post">
        <Button type="submit" variant="primary" size="lg">
          {kind === 'lead' ? 'Jangan hubungi saya lagi' : 'Berhenti menerima e-mail'}
        </Button>
      </form>
    </PlainFrame>
  )
}
