import { useToast } from '@naikkelas/ui/toast'
import { useEffect } from 'react'
import { useBuilder, useBuilderActions } from '../state/builder-context.ts'

/** Announces events to screen readers, and shows refusals to everyone. */
export function Announcer() {
  const announcement = useBuilder((state) => state.announcement)
  const problem = useBuilder((state) => state.problem)
  const { setProblem } = useBuilderActions()
  const { toast } = useToast()
  useEffect(() => {
    if (problem === null) return
    toast({ id: 'builder-problem', title: problem, tone: 'warn' })
    setProblem(null)
  }, [problem, toast, setProblem])
  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      {announcement}
    </div>
  )
}
