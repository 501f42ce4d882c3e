import { afterView, endUserView, viewBarWords } from '@naikkelas/contract/identity'
import { Button } from '@naikkelas/ui/button'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { messageOf } from '../api/api-error.ts'
import { call } from '../api/call.ts'

interface ViewBarProps {
  name: string
  until: string
}

/** Says on every screen of a learner that a Super Admin looks at it as this person, and ends that. */
export function ViewBar({ name, until }: ViewBarProps) {
  const { toast } = useToast()
  const [isEnding, setIsEnding] = useState(false)
  const end = async () => {
    setIsEnding(true)
    try {
      await call(endUserView, {})
      window.location.assign(afterView)
    } catch (error) {
      setIsEnding(false)
      toast({ title: messageOf(error), tone: 'danger' })
    }
  }
  return (
    <aside
      aria-label={viewBarWords.label}
      data-tone="turmeric"
      className="sticky bottom-0 z-40 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t border-line bg-ground px-4 py-2 text-app-sm text-text"
    >
      <span>{viewBarWords.text(name, until)}</span>
      <Button size="sm" isLoading={isEnding} onClick={() => void end()}>
        {viewBarWords.end}
      </Button>
    </aside>
  )
}
