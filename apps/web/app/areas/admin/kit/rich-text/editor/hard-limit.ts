import { groupThousands } from '@naikkelas/ui/format'
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'

/** Marks a transaction that brings in a value from elsewhere, which is taken as it is. */
export const foreignMeta = 'foreignValue'

interface LimitOptions {
  lengthOf: (document: Node) => number
  isStorable: (document: Node) => boolean
  maxLength: () => number
  /** Reports the first of several refusals in a row: holding a key shows one message. */
  onRefused: (sentence: string) => void
}

/**
 * Refuses what would make a text longer than it may be or what could not be stored. A text that is over the limit
 * already may still get shorter.
 */
export function hardLimit({ lengthOf, isStorable, maxLength, onRefused }: LimitOptions) {
  let isReported = false
  const refuse = (sentence: string) => {
    if (!isReported) onRefused(sentence)
    isReported = true
    return false
  }
  const accept = () => {
    isReported = false
    return true
  }
  return Extension.create({
    name: 'hardLimit',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction(transaction, { doc }) {
          if (!transaction.docChanged || transaction.getMeta(foreignMeta) === true) return true
          const [before, after] = [lengthOf(doc), lengthOf(transaction.doc)]
          if (after > maxLength() && after > before)
            return refuse(`Teks ini sudah penuh: maksimal ${groupThousands(maxLength())} karakter.`)
          if (isStorable(transaction.doc) || !isStorable(doc)) return accept()
          return refuse('Teks ini terlalu banyak barisnya atau terlalu bertingkat.')
        },
      }),
    ],
  })
}
