import { useToast } from '@naikkelas/ui/toast'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'

interface Undone {
  restored: readonly { name: string }[]
  left: readonly { name: string; reason: string }[]
}

/** What is named of those that could not be undone. */
const namedAtMost = 3

/** Undoes what was done to several records, and reports where that was not possible. */
export function useUndo(undo: (id: string) => Promise<Undone>, done: (count: number) => string) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  return async (id: string) => {
    try {
      const { restored, left } = await undo(id)
      const named = left.slice(0, namedAtMost).map(({ name, reason }) => `${name} (${reason})`)
      const more = left.length > named.length ? `, dan ${left.length - named.length} lagi` : ''
      toast({
        title: done(restored.length),
        tone: left.length > 0 ? 'warn' : 'ok',
        ...(left.length > 0 && { text: `Tidak seluruhnya kembali: ${named.join(', ')}${more}` }),
      })
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    }
    await revalidate()
  }
}
