import { recheckTransaction } from '@naikkelas/contract/commerce'
import { Button } from '@naikkelas/ui/button'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'

/** Asks the gateways how an order's payments are, where their messages may be lost. */
export function RecheckButton({ orderId }: { orderId: string }) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const [isAsking, setIsAsking] = useState(false)
  async function recheck() {
    setIsAsking(true)
    try {
      await call(recheckTransaction, { params: { orderId } })
      toast({ title: 'Sudah dicocokkan dengan gateway' })
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
    await revalidate()
    setIsAsking(false)
  }
  return (
    <Button isLoading={isAsking} onClick={() => void recheck()}>
      Periksa ulang
    </Button>
  )
}
