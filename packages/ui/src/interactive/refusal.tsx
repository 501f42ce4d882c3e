import type { ReactNode } from 'react'
import { peringatan } from '../icons/content-icons.ts'
import { IconShape } from '../icons/icon-shape.tsx'

/** Why a control cannot take what was typed into it, below the control. The place is there before, so that it is read out. */
export function Refusal({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div aria-live="polite">
      {children && (
        <p id={id} className="ui:mt-1.5 ui:flex ui:gap-1.5 ui:text-app-xs ui:text-danger">
          <IconShape of={peringatan} size={16} className="ui:mt-0.5 ui:shrink-0" />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
