import { type BulkAction, type PlannedPage, previewBulkAction } from '@naikkelas/contract/pages'
import { Alert } from '@naikkelas/ui/alert'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogClose, DialogContent } from '@naikkelas/ui/dialog'
import { Progress } from '@naikkelas/ui/progress'
import { useToast } from '@naikkelas/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { focusUnreadable } from '../../inputs/unreadable-fields.ts'
import { LeftRecords } from '../../kit/left-records.tsx'
import type { PageGroups } from '../groups/page-groups.ts'
import { BulkActionForm } from './bulk-action-form.tsx'
import { type BulkActionKind, bulkActionLabels } from './bulk-action-labels.ts'
import { PlannedPages } from './planned-pages.tsx'
import { type BulkActionOutcome, runBulkAction } from './run-bulk-action.ts'
import { useUndoBulkAction } from './use-undo-bulk-action.ts'

interface BulkActionDialogProps {
  kind: BulkActionKind
  pageIds: readonly string[]
  groups: PageGroups
  onClose: () => void
  /** Called after the action changed something. */
  onDone: () => void
}

type Stage =
  | { name: 'asking' }
  | { name: 'planned'; pages: PlannedPage[] }
  | { name: 'done'; outcome: BulkActionOutcome }

/** Asks for the new values, previews the outcome per page, and applies the bulk action. */
export function BulkActionDialog({ kind, pageIds, groups, onClose, onDone }: BulkActionDialogProps) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const undo = useUndoBulkAction()
  const bare = bareAct(kind)
  const [act, setAct] = useState<BulkAction | null>(bare)
  const [stage, setStage] = useState<Stage>({ name: 'asking' })
  const [message, setMessage] = useState<string | null>(null)
  const [isWorking, setIsWorking] = useState(false)
  const [progress, setProgress] = useState(0)
  // One id while this dialog is open: a retry after a failure continues the same action.
  const actId = useRef(crypto.randomUUID())

  const fields = useRef<HTMLDivElement>(null)

  const plan = async (requested: BulkAction) => {
    setIsWorking(true)
    setMessage(null)
    try {
      const { pages } = await call(previewBulkAction, { body: { act: requested, pageIds: [...pageIds] } })
      setStage({ name: 'planned', pages })
    } catch (error) {
      setMessage(messageOf(error))
    }
    setIsWorking(false)
  }
  const isPlannedAtOnce = useRef(bare)
  const planNow = useRef(plan)
  useEffect(() => {
    if (isPlannedAtOnce.current) void planNow.current(isPlannedAtOnce.current)
  }, [])

  const perform = async (requested: BulkAction, pages: readonly PlannedPage[]) => {
    setIsWorking(true)
    setMessage(null)
    setProgress(0)
    try {
      const outcome = await runBulkAction({ id: actId.current, act: requested, pages }, setProgress)
      const count = outcome.done?.pages.length ?? 0
      const { done } = outcome
      if (done && count > 0)
        toast({
          title: `${bulkActionLabels[kind].done} di ${count} halaman`,
          action: { label: `Urungkan untuk ${count} halaman`, onSelect: () => void undo(done) },
        })
      setStage({ name: 'done', outcome })
      if (count > 0) onDone()
      if (outcome.left.length === 0) onClose()
    } catch (error) {
      setMessage(messageOf(error))
    }
    setIsWorking(false)
    await revalidate()
  }

  const doable = stage.name === 'planned' ? stage.pages.filter(({ reason }) => reason === null) : []
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && !isWorking && onClose()}>
      <DialogContent
        title={`${bulkActionLabels[kind].apply}: ${pageIds.length} halaman`}
        size="lg"
        isDismissible={!isWorking}
        footer={
          <>
            {stage.name === 'planned' && bare === null && (
              <Button variant="quiet" disabled={isWorking} onClick={() => setStage({ name: 'asking' })}>
                Ubah lagi
              </Button>
            )}
            <DialogClose>
              <Button variant="quiet" disabled={isWorking}>
                {stage.name === 'done' ? 'Tutup' : 'Batal'}
              </Button>
            </DialogClose>
            {stage.name === 'asking' && bare === null && (
              <Button
                variant="primary"
                isLoading={isWorking}
                disabled={act === null}
                onClick={() => {
                  const inputs = fields.current?.querySelectorAll('input') ?? []
                  if (act && !focusUnreadable(inputs)) void plan(act)
                }}
              >
                Lihat hasilnya dahulu
              </Button>
            )}
            {stage.name === 'planned' && (
              <Button
                variant={kind === 'trash' || kind === 'unpublish' ? 'danger' : 'primary'}
                isLoading={isWorking}
                disabled={doable.length === 0}
                onClick={() => act && void perform(act, doable)}
              >
                {`${bulkActionLabels[kind].apply} (${doable.length} halaman)`}
              </Button>
            )}
          </>
        }
      >
        <div ref={fields} className="flex flex-col gap-4">
          {message !== null && (
            <Alert tone="danger" isLive>
              {message}
            </Alert>
          )}
          {stage.name === 'asking' && bare === null && (
            <BulkActionForm kind={kind} act={act} groups={groups} onChange={setAct} />
          )}
          {stage.name === 'asking' && bare !== null && message === null && <p role="status">Memeriksa halaman…</p>}
          {stage.name === 'planned' && isWorking && (
            <Progress
              label="Sedang dikerjakan"
              value={progress}
              max={doable.length}
              valueText={`${progress} dari ${doable.length} halaman`}
            />
          )}
          {stage.name === 'planned' && !isWorking && <PlannedPages pages={stage.pages} />}
          {stage.name === 'done' && (
            <LeftRecords
              title={`${stage.outcome.done?.pages.length ?? 0} halaman selesai, ${stage.outcome.left.length} tidak`}
              left={stage.outcome.left}
            />
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}

/** An action without values of its own. */
function bareAct(kind: BulkActionKind): BulkAction | null {
  return kind === 'publish' || kind === 'unpublish' || kind === 'trash' ? { kind } : null
}
