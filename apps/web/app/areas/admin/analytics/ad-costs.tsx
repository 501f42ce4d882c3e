import { type AdCost, createAdCost, deleteAdCost } from '@naikkelas/contract/marketing'
import { Button } from '@naikkelas/ui/button'
import { DateRangePicker } from '@naikkelas/ui/date-range-picker'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { Field } from '@naikkelas/ui/field'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { useToast } from '@naikkelas/ui/toast'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { failedForm } from '../../../shared/forms/form-result.ts'
import { useMistakeFocus } from '../../../shared/forms/mistake-focus.ts'
import { AmountInput } from '../inputs/amount-input.tsx'
import { useNoUnreadableFields } from '../inputs/unreadable-fields.ts'
import { periodWords, rupiahWords } from './metric-format.ts'

interface AdCostsProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  pageId: string
  costs: readonly AdCost[]
  /** Campaigns with visits, as suggestions. */
  names: readonly string[]
  period: { from: string; until: string }
  mayEdit: boolean
}

/** Advertising cost: a campaign, a range of days, rupiah. */
export function AdCosts({ isOpen, onOpenChange, pageId, costs, names, period, mayEdit }: AdCostsProps) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const remove = async ({ id, campaign }: AdCost) => {
    try {
      await call(deleteAdCost, { params: { pageId, costId: id } })
      toast({ title: `Biaya ${campaign} dihapus` })
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
    await revalidate()
  }
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        placement="end"
        title="Biaya iklan"
        description="Dibagi rata per hari, lalu dibandingkan dengan prospek dari kampanye yang sama."
      >
        <div className="flex flex-col gap-6">
          {mayEdit && <CostForm pageId={pageId} names={names} period={period} />}
          {costs.length === 0 ? (
            <p className="text-app-sm text-muted">Belum ada biaya yang diisi.</p>
          ) : (
            <ul aria-label="Biaya yang sudah diisi" className="flex flex-col divide-y divide-line">
              {costs.map((cost) => (
                <li key={cost.id} className="flex items-center gap-3 py-2">
                  <span className="flex min-w-0 flex-1 flex-col text-app-sm">
                    <span className="font-semibold wrap-anywhere">{cost.campaign}</span>
                    <span className="text-app-xs text-muted">{periodWords(cost)}</span>
                  </span>
                  <span className="text-app-sm whitespace-nowrap tabular-nums">{rupiahWords(cost.amount)}</span>
                  {mayEdit && (
                    <IconButton
                      size="sm"
                      label={`Hapus biaya ${cost.campaign}, ${periodWords(cost)}`}
                      icon={<Icon name="hapus" size={16} />}
                      onClick={() => void remove(cost)}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}

function CostForm({ pageId, names, period }: Pick<AdCostsProps, 'pageId' | 'names' | 'period'>) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const listId = useId()
  const [draft, setDraft] = useState({ campaign: '', ...period, amount: null as number | null })
  const [failed, setFailed] = useState<ReturnType<typeof failedForm>>({ message: null, fields: {} })
  const form = useMistakeFocus(failed)
  const days = useRef<HTMLInputElement>(null)
  useNoUnreadableFields(days)
  const [isSending, setSending] = useState(false)
  const type = (typed: Partial<typeof draft>) => setDraft((present) => ({ ...present, ...typed }))
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const { campaign, amount } = draft
    if (campaign.trim() === '' || amount === null) {
      const fields = {
        ...(campaign.trim() === '' && { campaign: 'Nama kampanye belum diisi' }),
        ...(amount === null && { amount: 'Biaya belum diisi' }),
      }
      return setFailed({ message: null, fields })
    }
    setSending(true)
    try {
      await call(createAdCost, { params: { pageId }, body: { ...draft, amount } })
      toast({ title: `Biaya ${campaign.trim()} disimpan` })
      setFailed({ message: null, fields: {} })
      type({ campaign: '', amount: null })
      await revalidate()
    } catch (error) {
      setFailed(failedForm(error))
    }
    setSending(false)
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      {failed.message && <FormNotice>{failed.message}</FormNotice>}
      <Field label="Kampanye" hint="Sama dengan utm_campaign pada tautan iklan." error={failed.fields.campaign}>
        <Input
          value={draft.campaign}
          maxLength={100}
          list={listId}
          autoComplete="off"
          onChange={({ target }) => type({ campaign: target.value })}
        />
      </Field>
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field label="Rentang tanggal" error={failed.fields.from ?? failed.fields.until}>
        <DateRangePicker
          ref={days}
          value={{ from: draft.from, until: draft.until }}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      <AmountInput
        label="Biaya seluruhnya"
        value={draft.amount}
        error={failed.fields.amount}
        onChange={(amount) => type({ amount })}
      />
      <div>
        <Button type="submit" variant="primary" isLoading={isSending}>
          Simpan biaya
        </Button>
      </div>
    </form>
  )
}
