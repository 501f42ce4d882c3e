import { undoPriceAction } from '@naikkelas/contract/commerce'
import { call } from '../../../../shared/api/call.ts'
import { useUndo } from '../../kit/use-undo.ts'

const undo = (actionId: string) => call(undoPriceAction, { params: { actionId } })

/** Puts former prices back and reports where that was not possible. */
export const useUndoPriceAction = () => useUndo(undo, (count) => `${count} harga dikembalikan`)
