import { getWeeklyMail, updateWeeklyMail } from '@naikkelas/contract/marketing'
import { Switch } from '@naikkelas/ui/switch'
import { useToast } from '@naikkelas/ui/toast'
import { useEffect, useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'

/** Subscription to the weekly analytics mail. Saved on change; reverted if the server rejects it. */
export function WeeklyMail() {
  const { toast } = useToast()
  const [isOn, setOn] = useState<boolean | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    call(getWeeklyMail, {}, { signal: abort.signal })
      .then((setting) => setOn(setting.isOn))
      .catch((error: unknown) => !abort.signal.aborted && toast({ title: messageOf(error), tone: 'danger' }))
    return () => abort.abort()
  }, [toast])
  const choose = async (next: boolean) => {
    setOn(next)
    try {
      await call(updateWeeklyMail, { body: { isOn: next } })
      toast({ title: next ? 'E-mail statistik mingguan dinyalakan' : 'E-mail statistik mingguan dimatikan' })
    } catch (error) {
      setOn(!next)
      toast({ title: messageOf(error), tone: 'danger' })
    }
  }
  return (
    <Switch
      label="Kirim saya statistik setiap Senin"
      hint="Pukul 08.00 WIB: kunjungan, pengunjung, dan klik CTA halaman Anda pekan lalu."
      isSpread
      checked={isOn ?? false}
      disabled={isOn === null}
      onChange={(event) => void choose(event.target.checked)}
    />
  )
}
