import { type DonePageAct, undoPageAct } from '@naikkelas/contract'
import { useToast } from '@naikkelas/ui/toast'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'

/** Takes an act back on all its pages and tells where that was not possible. */
export function useUndoAct() {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  return async ({ id }: Pick<DonePageAct, 'id'>) => {
    try {
      const { restored, left } = await call(undoPageAct, { params: { actId: id } })
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
