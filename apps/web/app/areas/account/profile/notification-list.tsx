import {
  type NotificationChannel,
  type NotificationChoice,
  type NotificationKind,
  notificationKinds,
  setNotificationChoice,
} from '@naikkelas/contract/identity'
import { Switch } from '@naikkelas/ui/switch'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'

const kindWords: Readonly<Record<NotificationKind, { title: string; text: string }>> = {
  security: { title: 'Keamanan akun', text: 'Masuk dari perangkat baru, perubahan kata sandi, e-mail, dan nomor.' },
  orders: { title: 'Pembelian', text: 'Tagihan, bukti bayar, dan kabar pesanan.' },
  checkouts: {
    title: 'Pengingat belanja',
    text: 'Satu e-mail kalau Anda belum jadi membeli yang sudah Anda lihat di checkout.',
  },
  learning: { title: 'Kelas dan event', text: 'Jadwal, pengingat, dan materi baru dari kelas yang Anda ikuti.' },
}
const channelWords: Readonly<Record<NotificationChannel, string>> = { email: 'E-mail', whatsapp: 'WhatsApp' }

/** What the member is notified of, by channel; what cannot be switched off says so. */
export function NotificationList({ choices }: { choices: readonly NotificationChoice[] }) {
  const [known, setKnown] = useState(choices)
  const [isSaving, setIsSaving] = useState(false)
  const { toast } = useToast()
  async function change({ kind, channel }: NotificationChoice, isOn: boolean) {
    setIsSaving(true)
    // The switch turns with the press, and back where that was not stored.
    setKnown(known.map((one) => (one.kind === kind && one.channel === channel ? { ...one, isOn } : one)))
    try {
      setKnown(await call(setNotificationChoice, { body: { kind, channel, isOn } }))
    } catch (error) {
      setKnown(known)
      toast({ title: messageOf(error), tone: 'danger' })
    }
    setIsSaving(false)
  }
  return (
    <div className="flex flex-col gap-5">
      <h3 className="text-app-md font-semibold">Pemberitahuan</h3>
      {notificationKinds.map((kind) => (
        <fieldset key={kind} className="flex flex-col gap-2">
          <legend className="text-app-sm font-semibold">{kindWords[kind].title}</legend>
          <p className="text-app-sm text-muted">{kindWords[kind].text}</p>
          {known
            .filter((choice) => choice.kind === kind)
            .map((choice) =>
              choice.isAlways ? (
                <p key={choice.channel} className="text-app-sm">
                  {channelWords[choice.channel]}: selalu dikirim
                </p>
              ) : (
                <Switch
                  key={choice.channel}
                  label={channelWords[choice.channel]}
                  checked={choice.isOn}
                  disabled={isSaving}
                  onChange={({ target }) => void change(choice, target.checked)}
                />
              ),
            )}
        </fieldset>
      ))}
    </div>
  )
}
