import {
  type LeftSellable,
  performPriceAction,
  type PlannedPrice,
  type PriceAction,
  previewPriceAction,
} from '@naikkelas/contract/commerce'
import { Alert } from '@naikkelas/ui/alert'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogClose, DialogContent } from '@naikkelas/ui/dialog'
import { useToast } from '@naikkelas/ui/toast'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { focusUnreadable } from '../../inputs/unreadable-fields.ts'
import { LeftRecords } from '../../kit/left-records.tsx'
import { PlannedPrices } from './planned-prices.tsx'
import { PriceActionForm } from './price-action-form.tsx'
import { blankPriceAction, checkedPriceAction, donePriceAction } from './price-action-values.ts'
import { useUndoPriceAction } from './use-undo-price-action.ts'

interface PriceActionDialogProps {
  sellableIds: readonly string[]
  onClose: () => void
  /** Called before it closes after prices changed. */
  onDone: () => void
}

type Stage =
  | { name: 'asking' }
  | { name: 'planned'; action: PriceAction; items: PlannedPrice[] }
  | { name: 'done'; count: number; left: readonly LeftSellable[] }

/** Asks how several prices change, shows them before and after, and changes them. */
export function PriceActionDialog({ sellableIds, onClose, onDone }: PriceActionDialogProps) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const undo = useUndoPriceAction()
  const [values, setValues] = useState(blankPriceAction)
  const [stage, setStage] = useState<Stage>({ name: 'asking' })
  const [areMistakesShown, setAreMistakesShown] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const [isWorking, setIsWorking] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  // One for each plan: sent again after a lost connection, it is done once.
  const actionId = useRef('')
  const work = async (part: () => Promise<void>) => {
    setIsWorking(true)
    setMessage(null)
    try {
      await part()
    } catch (error) {
      setMessage(messageOf(error))
    }
    setIsWorking(false)
  }
  const plan = () => {
    setAreMistakesShown(true)
    const { action } = checkedPriceAction(values)
    if (action === null || focusUnreadable(fields.current?.querySelectorAll('input') ?? [])) return
    void work(async () => {
      const { items } = await call(previewPriceAction, { body: { action, sellableIds: [...sellableIds] } })
      actionId.current = crypto.randomUUID()
      setStage({ name: 'planned', action, items })
    })
  }
  const perform = (action: PriceAction, items: readonly PlannedPrice[]) =>
    work(async () => {
      const { done, left } = await call(performPriceAction, {
        body: {
          id: actionId.current,
          action,
          reason: values.reason,
          items: items.map(({ id, version }) => ({ id, version })),
        },
      })
      const count = done.items.length
      await revalidate()
      if (count > 0)
        toast({
          title: `${donePriceAction(action)} untuk ${count}`,
          tone: 'ok',
          action: { label: 'Urungkan', onSelect: () => void undo(done.id) },
        })
      if (left.length === 0) finish()
      else setStage({ name: 'done', count, left })
    })
  const finish = () => {
    onDone()
    onClose()
  }
  const close = () => (stage.name === 'done' && stage.count > 0 ? finish() : onClose())
  const doable = stage.name === 'planned' ? stage.items.filter(({ reason }) => reason === null) : []
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && !isWorking && close()}>
      <DialogContent
        title={`Ubah ${sellableIds.length} harga`}
        size="lg"
        isDismissible={!isWorking}
        footer={
          <>
            {stage.name === 'planned' && (
              <Button variant="quiet" disabled={isWorking} onClick={() => setStage({ name: 'asking' })}>
                Ubah lagi
              </Button>
            )}
            <DialogClose>
              <Button variant="quiet" disabled={isWorking}>
                {stage.name === 'done' ? 'Tutup' : 'Batal'}
              </Button>
            </DialogClose>
            {stage.name === 'asking' && (
              <Button variant="primary" isLoading={isWorking} onClick={plan}>
                Lihat hasilnya dahulu
              </Button>
            )}
            {stage.name === 'planned' && (
              <Button
                variant="primary"
                isLoading={isWorking}
                disabled={doable.length === 0}
                onClick={() => void perform(stage.action, doable)}
              >
                Ubah {doable.length} harga
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
          {stage.name === 'asking' && (
            <PriceActionForm values={values} areMistakesShown={areMistakesShown} onChange={setValues} />
          )}
          {stage.name === 'planned' && <PlannedPrices items={stage.items} />}
          {stage.name === 'done' && (
            <LeftRecords title={`${stage.count} diubah, ${stage.left.length} tidak`} left={stage.left} />
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}
