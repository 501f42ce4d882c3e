import {
  changeSellableStatus,
  duplicateSellable,
  sellableAddress,
  type SellableRecord,
  type StatusAction,
} from '@naikkelas/contract/commerce'
import type { SellableKind } from '@naikkelas/contract'
import { Button } from '@naikkelas/ui/button'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import type { KindScreen } from './kinds.ts'
import { actionWords } from './sellable-words.ts'

interface SellableActionsProps {
  screen: KindScreen
  record: SellableRecord
  /** What is typed and not saved would not be what is published. */
  isDirty: boolean
}

/** What can be done with an entry beside its form: seen, copied, switched and archived. */
export function SellableActions({ screen, record, isDirty }: SellableActionsProps) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [running, setRunning] = useState<StatusAction | 'duplicate' | null>(null)
  const run = async (what: StatusAction | 'duplicate', work: () => Promise<void>) => {
    if (running !== null) return
    setRunning(what)
    try {
      await work()
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    } finally {
      setRunning(null)
    }
  }
  const change = (action: StatusAction) =>
    run(action, async () => {
      const { left } = await call(changeSellableStatus, { body: { action, sellableIds: [record.id] } })
      await revalidate()
      const [refusal] = left
      toast(
        refusal
          ? { title: refusal.reason, tone: 'warn' }
          : { title: `${record.value.name} ${actionWords[action].done}`, tone: 'ok' },
      )
    })
  const duplicate = () =>
    run('duplicate', async () => {
      const copy = await call(duplicateSellable, { params: { sellableId: record.id } })
      toast({ title: `${copy.value.name} dibuat, belum diterbitkan`, tone: 'ok' })
      await navigate(`${screen.path}/${copy.id}`)
    })
  const publicAddress = publicAddressOf(record)
  const actions: readonly StatusAction[] = record.isArchived
    ? ['restore']
    : [record.value.status === 1 ? 'deactivate' : 'activate', 'archive']
  return (
    <>
      {publicAddress !== null && (
        <Button asChild>
          <a href={publicAddress} target="_blank" rel="noopener">
            Lihat di situs
          </a>
        </Button>
      )}
      {!record.isArchived && previewedKinds.has(record.value.kind) && (
        <Button asChild>
          <a href={`/admin/pratinjau/katalog/${record.id}`} target="_blank" rel="noopener">
            Pratinjau
          </a>
        </Button>
      )}
      <Button isLoading={running === 'duplicate'} onClick={() => void duplicate()}>
        Gandakan
      </Button>
      {actions.map((action) => (
        <Button
          key={action}
          isLoading={running === action}
          disabled={isDirty}
          {...(isDirty && { title: 'Simpan dahulu isiannya' })}
          onClick={() => void change(action)}
        >
          {actionWords[action].button}
        </Button>
      ))}
    </>
  )
}

/** Kinds that have a page drawn from the record. */
const previewedKinds: ReadonlySet<SellableKind> = new Set(['course', 'event'])

/** Where visitors see an entry; null while they do not. */
function publicAddressOf({ number, isArchived, value }: SellableRecord): string | null {
  if (isArchived || value.status === 0) return null
  const { kind, link, partnerId } = value
  const course = value.kind === 'course' ? value.details : null
  return sellableAddress({ kind, link, number, partner: partnerId, course })
}
