import { Button } from '@naikkelas/ui/button'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'

interface ActButtonProps {
  children: string
  /** What is reported when it has worked. */
  done: string
  act: () => Promise<unknown>
}

/** Something that is done at once, without a form or a question. */
export function ActButton({ children, done, act }: ActButtonProps) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const [isActing, setIsActing] = useState(false)
  async function press() {
    setIsActing(true)
    try {
      await act()
      toast({ title: done })
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
    await revalidate()
    setIsActing(false)
  }
  return (
    <Button isLoading={isActing} onClick={() => void press()}>
      {children}
    </Button>
  )
}
