import type { Transaction } from '@tiptap/pm/state'
import { ReplaceStep, type Step } from '@tiptap/pm/transform'

/**
 * What a change of a text is for its history: letters typed on in their line, a new line that typing goes on in, or an
 * act of its own, as bold, a link, a list or a paste.
 */
export function natureOf({ steps, docs }: Transaction): 'letters' | 'line' | 'act' {
  if (steps.every((step, index) => areLetters(step, docs[index]))) return 'letters'
  return steps.every((step) => step instanceof ReplaceStep && step.slice.openStart > 0) ? 'line' : 'act'
}

function areLetters(step: Step, before: Transaction['doc'] | undefined): boolean {
  if (!(step instanceof ReplaceStep) || !before || step.slice.openStart > 0 || step.slice.openEnd > 0) return false
  const { from, to, slice } = step
  return slice.content.content.every(({ isInline }) => isInline) && before.resolve(from).sameParent(before.resolve(to))
}
