import { useRef, useState } from 'react'
import { ApiError, messageOf } from '../../../shared/api/api-error.ts'

interface Notice {
  tone: 'warn' | 'danger'
  title: string
  text?: string
}

interface Ordered<Item> {
  items: readonly Item[]
}

/** Sends another order; answers the stored one. */
export type SendOrder<Item> = (ids: { seen: string[]; order: string[] }) => Promise<Ordered<Item>>

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)

/** The order of a list that is stored as soon as an item is put down; who comes second gets the stored one. */
export function useStoredOrder<Item extends { id: string }>(loaded: readonly Item[], sendOrder: SendOrder<Item>) {
  const [items, setItems] = useState(loaded)
  const [notice, setNotice] = useState<Notice | null>(null)
  /** As it is stored. */
  const stored = useRef(loaded)
  // Orders are sent one after the other; those that wait when one is refused are given up with it.
  const sending = useRef(Promise.resolve())
  const refusals = useRef(0)
  const send = async (next: readonly Item[]) => {
    try {
      stored.current = (await sendOrder({ seen: idsOf(stored.current), order: idsOf(next) })).items
    } catch (error) {
      refusals.current += 1
      const isOvertaken = error instanceof ApiError && error.code === 'order_changed'
      if (isOvertaken) stored.current = (error.theirs as Ordered<Item>).items
      setItems(stored.current)
      setNotice(
        isOvertaken
          ? {
              tone: 'warn',
              title: 'Admin lain mengubah urutan ini lebih dahulu',
              text: 'Di bawah ini urutan terbaru. Pindahkan lagi yang perlu.',
            }
          : { tone: 'danger', title: messageOf(error) },
      )
    }
  }
  const store = (next: readonly Item[]) => {
    setItems(next)
    setNotice(null)
    const before = refusals.current
    sending.current = sending.current.then(() => (before === refusals.current ? send(next) : undefined))
  }
  return { items, notice, store }
}
