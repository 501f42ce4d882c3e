import { Alert } from '@naikkelas/ui/alert'
import { Button } from '@naikkelas/ui/button'
import { Skeleton } from '@naikkelas/ui/skeleton'
import type { ReactNode } from 'react'
import type { Loaded } from './use-loaded.ts'

interface PanelStateProps<Value> {
  loaded: Loaded<Value>
  isEmpty: (value: Value) => boolean
  /** What is said where there is nothing yet. */
  empty: string
  children: (value: Value) => ReactNode
}

/** What a panel fetched, or how far that is. */
export function PanelState<Value>({ loaded, isEmpty, empty, children }: PanelStateProps<Value>) {
  const { value, failure, retry } = loaded
  if (value !== null) return isEmpty(value) ? <p className="text-app-sm text-muted">{empty}</p> : children(value)
  if (failure === null) return <Skeleton className="h-24 w-full" />
  return (
    <Alert tone="danger" title={failure}>
      <Button size="sm" onClick={retry}>
        Coba lagi
      </Button>
    </Alert>
  )
}
