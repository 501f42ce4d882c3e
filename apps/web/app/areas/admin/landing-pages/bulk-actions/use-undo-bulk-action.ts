import { type PerformedBulkAction, undoBulkAction } from '@naikkelas/contract/pages'
import { useToast } from '@naikkelas/ui/toast'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'

/** Undoes a bulk action on all its pages and reports where that was not possible. */
export function useUndoBulkAction() {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  return async ({ id }: Pick<PerformedBulkAction, 'id'>) => {
    try {
      const { restored, left } = await call(undoBulkAction, { params: { actionId: id } })
      toast({
        title: `Diurungkan untuk ${restored.length} halaman`,
        ...(left.length > 0 && {
          tone: 'warn',
          text: `Tidak seluruhnya kembali: ${left.map(({ name, reason }) => `${name} (${reason})`).join(', ')}`,
        }),
      })
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
    await revalidate()
  }
}
