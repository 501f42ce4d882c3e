import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'

/** Marks a transaction that brings in a value from elsewhere, which is taken as it is. */
export const foreignMeta = 'foreignValue'

interface LimitOptions {
  lengthOf: (document: Node) => number
  isStorable: (document: Node) => boolean
  maxLength: () => number
  onRefused: (sentence: string) => void
}

/**
 * Refuses what would make a text longer than it may be or what could not be stored. A text that is over the limit
 * already may still get shorter.
 */
export function hardLimit({ lengthOf, isStorable, maxLength, onRefused }: LimitOptions) {
  return Extension.create({
    name: 'hardLimit',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction(transaction, { doc }) {
          if (!transaction.docChanged || transaction.getMeta(foreignMeta) === true) return true
          const [before, after] = [lengthOf(doc), lengthOf(transaction.doc)]
          if (after > maxLength() && after > before) {
            onRefused(`Teks ini paling panjang ${maxLength()} karakter.`)
            return false
          }
          if (isStorable(transaction.doc) || !isStorable(doc)) return true
          onRefused('Teks ini terlalu banyak barisnya atau terlalu bertingkat.')
          return false
        },
      }),
    ],
  })
}
