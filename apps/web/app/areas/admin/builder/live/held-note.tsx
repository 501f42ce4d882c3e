import type { Other } from '../model/presence.ts'
import { heldLabel } from '../model/held-words.ts'
import { personStyle } from './person-color.ts'

/** Under a field that someone else is writing: who. */
export function HeldNote({ holder }: { holder: Other }) {
  return (
    <p className="flex items-center gap-1.5 text-app-xs font-medium text-text" style={personStyle(holder.color)}>
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-(--person)" />
      {heldLabel(holder)}
    </p>
  )
}
