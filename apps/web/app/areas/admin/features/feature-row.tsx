import { type FlagState, unavailableFlags, updateFeatureFlag } from '@naikkelas/contract/site'
import { Button } from '@naikkelas/ui/button'
import { Switch } from '@naikkelas/ui/switch'
import { useToast } from '@naikkelas/ui/toast'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { formatDateTime } from '@naikkelas/ui/format'
import { changedWords } from '../settings/changed-words.ts'
import { featureWords } from './feature-words.ts'

interface FeatureRowProps {
  flag: FlagState
  onSchedule: () => void
}

/** One feature: its switch, what it does, who changed it last, and what is scheduled. */
export function FeatureRow({ flag, onSchedule }: FeatureRowProps) {
  const { label, text } = featureWords(flag.name)
  const reason = unavailableFlags[flag.name]
  const { isOn, change } = useSwitch(flag)
  const [next] = flag.scheduled.filter(({ failure }) => failure === null)
  return (
    <li className="flex flex-col gap-x-6 gap-y-2 p-4 sm:px-5 lg:flex-row lg:items-start">
      <div className="min-w-0 flex-1">
        <Switch
          label={label}
          hint={reason === undefined ? text : `${text} ${reason}`}
          checked={isOn}
          disabled={reason !== undefined}
          onChange={({ target }) => change(target.checked)}
        />
      </div>
      {/* Narrow, it begins where the words beside the switch do. */}
      <div className="flex items-center justify-between gap-3 ps-12 lg:w-80 lg:shrink-0 lg:justify-end lg:ps-0">
        <div className="min-w-0 text-app-xs text-muted lg:text-end">
          <p>{changedWords(flag)}</p>
          {next !== undefined && (
            <p className="font-semibold text-text">
              {next.changes.isEnabled === true ? 'Menyala' : 'Mati'} {formatDateTime(next.effectiveAt)}
            </p>
          )}
        </div>
        {reason === undefined && (
          <Button size="sm" className="shrink-0" aria-label={`Jadwalkan ${label}`} onClick={onSchedule}>
            Jadwalkan
          </Button>
        )}
      </div>
    </li>
  )
}

/** Switches at once; what the server refuses is as it was, with the reason. */
function useSwitch({ name, isEnabled, version }: FlagState) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  // What was pressed, until the server's answer is on the screen.
  const [pressed, setPressed] = useState<boolean | null>(null)
  const isSending = useRef(false)
  const change = async (wanted: boolean) => {
    if (isSending.current) return
    isSending.current = true
    setPressed(wanted)
    try {
      await call(updateFeatureFlag, { params: { flag: name }, body: { isEnabled: wanted, version, effectiveAt: null } })
      toast({ title: `${featureWords(name).label} ${wanted ? 'dinyalakan' : 'dimatikan'}`, tone: 'ok' })
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
    await revalidate()
    setPressed(null)
    isSending.current = false
  }
  return { isOn: pressed ?? isEnabled, change: (wanted: boolean) => void change(wanted) }
}
