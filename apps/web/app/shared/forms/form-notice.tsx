import { Icon } from '@naikkelas/ui/icons'
import type { ReactNode } from 'react'

interface FormNoticeProps {
  tone?: 'danger' | 'ok' | 'info'
  children: ReactNode
}

const tones = { danger: 'bg-danger-ground text-danger', ok: 'bg-ok-ground text-ok', info: 'bg-info-ground text-info' }
const icons = { danger: 'peringatan', ok: 'centang', info: 'info' } as const

/** Errors of the whole form; field errors are beside their inputs. */
export function FormNotice({ tone = 'danger', children }: FormNoticeProps) {
  return (
    <div role="alert" className={`flex items-start gap-2.5 rounded-field px-3.5 py-2.5 text-app-sm ${tones[tone]}`}>
      <Icon name={icons[tone]} className="mt-px shrink-0" />
      <p>{children}</p>
    </div>
  )
}
