import { createRecordPage } from '@naikkelas/contract/pages'
import type { SellableRecord } from '@naikkelas/contract/commerce'
import { Button } from '@naikkelas/ui/button'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'

/** Whether a record can have a landing page at its own address. */
export const hasOwnPage = ({ isArchived, value: { kind, partnerId } }: SellableRecord): boolean =>
  !isArchived && (kind === 'event' || (kind === 'course' && partnerId === null))

/** Opens the builder with the landing page of a record; there is a draft from a template afterwards where there was none. */
export function RecordPageButton({ sellableId }: { sellableId: string }) {
  const { toast } = useToast()
  const navigate = useNavigate()
  const [isOpening, setIsOpening] = useState(false)
  const open = async () => {
    setIsOpening(true)
    try {
      const { pageId } = await call(createRecordPage, { params: { sellableId } })
      await navigate(`/admin/landing-pages/${pageId}`)
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
      setIsOpening(false)
    }
  }
  return (
    <Button isLoading={isOpening} onClick={() => void open()}>
      Susun halaman landing
    </Button>
  )
}
