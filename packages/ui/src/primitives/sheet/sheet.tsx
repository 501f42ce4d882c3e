import type { ButtonHTMLAttributes, DialogHTMLAttributes, ReactNode, Ref } from 'react'
import { IconShape } from '../../icons/icon-shape.tsx'
import { silang } from '../../icons/interface-icons.ts'
import { asOnlyChild } from '../as-child.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { sheetVariants } from './sheet.variants.ts'
import { sheetCommand } from './sheet-command.ts'

export interface SheetProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'title' | 'id'> {
  /** What its trigger opens it by. */
  id: string
  /** What it holds; names it. */
  title: ReactNode
  description?: ReactNode
  /** Buttons, the deciding one last. Stays in sight while the content scrolls. */
  footer?: ReactNode
  /** 352, 448 or 640 px wide; on phones it takes the whole width. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** @default 'Tutup' */
  closeLabel?: string
  ref?: Ref<HTMLDialogElement>
}

/** A window that comes from the edge: from the side, on phones from below. The browser's own dialog, without script. */
export function Sheet({
  id,
  title,
  description,
  footer,
  size,
  closeLabel = 'Tutup',
  className,
  children,
  ...rest
}: SheetProps) {
  return (
    <dialog
      closedby="any"
      {...rest}
      id={id}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      data-component="Sheet"
      className={sheetVariants({ size, className })}
    >
      <div className="ui:dialog-head">
        <div className="ui:dialog-words">
          <h2 id={`${id}-title`} className="ui:text-app-lg ui:font-bold">
            {title}
          </h2>
          {description !== undefined && (
            <p id={`${id}-description`} className="ui:text-app-sm ui:text-muted">
              {description}
            </p>
          )}
        </div>
        <IconButton label={closeLabel} icon={<IconShape of={silang} />} size="sm" {...sheetCommand(id, 'close')} />
      </div>
      <div data-part="body" className="ui:dialog-body">
        {children}
      </div>
      {footer !== undefined && (
        <div data-part="footer" className="ui:dialog-footer">
          {footer}
        </div>
      )}
    </dialog>
  )
}

export interface SheetTriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The `id` of the sheet. */
  sheet: string
  /** One Button or IconButton. */
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** Opens a sheet when pressed: one button as its child. */
export function SheetTrigger({ sheet, children, ...rest }: SheetTriggerProps) {
  return asOnlyChild(children, {
    ...rest,
    'data-component': 'SheetTrigger',
    'aria-haspopup': 'dialog',
    ...sheetCommand(sheet, 'show-modal'),
  })
}

/** Closes a sheet when pressed: one button as its child. */
export function SheetClose({ sheet, children, ...rest }: SheetTriggerProps) {
  return asOnlyChild(children, { ...rest, 'data-component': 'SheetClose', ...sheetCommand(sheet, 'close') })
}
