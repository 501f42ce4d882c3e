import { getNoticeSettings, updateNoticeSettings } from '@naikkelas/contract/pages'
import { Switch } from '@naikkelas/ui/switch'
import { useToast } from '@naikkelas/ui/toast'
import { useEffect, useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { WeeklyMail } from './weekly-mail.tsx'

/** Mail notifications of this account. Saved on change; reverted if the server rejects it. */
export function NoticeSettings({ hasAnalytics }: { hasAnalytics: boolean }) {
  const { toast } = useToast()
  const [isOn, setOn] = useState<boolean | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    call(getNoticeSettings, {}, { signal: abort.signal })
      .then(({ isCommentMailOn }) => setOn(isCommentMailOn))
      .catch((error: unknown) => !abort.signal.aborted && toast({ title: messageOf(error), tone: 'danger' }))
    return () => abort.abort()
  }, [toast])
  const choose = async (isCommentMailOn: boolean) => {
    setOn(isCommentMailOn)
    try {
      await call(updateNoticeSettings, { body: { isCommentMailOn } })
      toast({ title: isCommentMailOn ? 'E-mail tentang komentar dinyalakan' : 'E-mail tentang komentar dimatikan' })
    } catch (error) {
      setOn(!isCommentMailOn)
      toast({ title: messageOf(error), tone: 'danger' })
    }
  }
  return (
    <section
      aria-labelledby="notice-heading"
      className="flex max-w-text flex-col gap-4 rounded-surface border border-line bg-surface p-5"
    >
      <h2 id="notice-heading" className="text-app-md font-semibold">
        Pemberitahuan e-mail
      </h2>
      <Switch
        label="Kirim saya e-mail tentang komentar"
        hint="Saat Anda disebut, dibalas, atau halaman yang terakhir Anda sunting dikomentari."
        isSpread
        checked={isOn ?? true}
        disabled={isOn === null}
        onChange={(event) => void choose(event.target.checked)}
      />
      {hasAnalytics && <WeeklyMail />}
    </section>
  )
}
