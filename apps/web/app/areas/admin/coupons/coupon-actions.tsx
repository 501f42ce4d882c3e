import { changeCouponStatus, type Coupon } from '@naikkelas/contract/commerce'
import { Button } from '@naikkelas/ui/button'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { SimulateCouponDialog } from './simulate-coupon-dialog.tsx'

interface CouponActionsProps {
  record: Coupon
  /** What is typed and not saved would not be what is tried. */
  isDirty: boolean
  mayChange: boolean
}

export function CouponActions({ record, isDirty, mayChange }: CouponActionsProps) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const [isTrying, setIsTrying] = useState(false)
  const [isRunning, setIsRunning] = useState(false)
  const action = record.state === 'active' ? 'archive' : 'restore'
  const change = async () => {
    if (isRunning) return
    setIsRunning(true)
    try {
      await call(changeCouponStatus, { params: { couponId: record.id }, body: { action } })
      await revalidate()
      toast({ title: `${record.value.code} ${action === 'archive' ? 'diarsipkan' : 'dipulihkan'}`, tone: 'ok' })
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    } finally {
      setIsRunning(false)
    }
  }
  const waits = { disabled: isDirty, ...(isDirty && { title: 'Simpan dahulu isiannya' }) }
  return (
    <>
      <Button {...waits} onClick={() => setIsTrying(true)}>
        Coba kupon
      </Button>
      {mayChange && (
        <Button {...waits} isLoading={isRunning} onClick={() => void change()}>
          {action === 'archive' ? 'Arsipkan' : 'Pulihkan'}
        </Button>
      )}
      {isTrying && <SimulateCouponDialog coupon={record} onClose={() => setIsTrying(false)} />}
    </>
  )
}
