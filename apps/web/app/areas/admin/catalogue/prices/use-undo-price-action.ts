import { undoPriceAction } from '@naikkelas/contract/commerce'
import { useToast } from '@naikkelas/ui/toast'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'

/** Puts former prices back and reports where that was not possible. */
export function useUndoPriceAction() {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  return async (actionId: string) => {
    try {
      const { restored, left } = await call(undoPriceAction, { params: { actionId } })
      toast({
        title: `${restored.length} harga dikembalikan`,
        tone: left.length > 0 ? 'warn' : 'ok',
        ...(left.length > 0 && {
          text: `Tidak seluruhnya kembali: ${left.map(({ name, reason }) => `${name} (${reason})`).join(', ')}`,
        }),
      })
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
    await revalidate()
  }
}
