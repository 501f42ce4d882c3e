import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { centang, info, peringatan } from '../../icons/content-icons.ts'
import { IconShape } from '../../icons/icon-shape.tsx'
import { silang } from '../../icons/interface-icons.ts'
import { alertColors, alertVariants } from './alert.variants.ts'

export interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** How grave it is. @default 'info' */
  tone?: 'info' | 'ok' | 'warn' | 'danger'
  /** What happened. Without one the word of the tone is shown. */
  title?: ReactNode
  /** The tone in a word, read out before the title. @default 'Info', 'Berhasil', 'Perhatian', 'Gagal' */
  word?: string
  /** A way onwards: a Button or a Link, under the text. */
  action?: ReactNode
  /** At the end of the first line: an IconButton that puts it away. */
  end?: ReactNode
  /** Read out when it comes: for what was not there when the page was opened. @default false */
  isLive?: boolean
  ref?: Ref<HTMLDivElement>
}

const icons = { info, ok: centang, warn: peringatan, danger: silang }
const words = { info: 'Info', ok: 'Berhasil', warn: 'Perhatian', danger: 'Gagal' }

/** Stays in the page and says what happened there and what can be done now. What passes by is a Toast. */
export function Alert({
  tone = 'info',
  title,
  word = words[tone],
  action,
  end,
  isLive = false,
  className,
  children,
  ...rest
}: AlertProps) {
  return (
    <div
      role={isLive ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      {...rest}
      data-component="Alert"
      data-tone-status={tone}
      className={alertVariants({ tone, className })}
    >
      <IconShape of={icons[tone]} className={`ui:shrink-0 ${alertColors[tone]}`} />
      <div className="ui:flex ui:min-w-0 ui:flex-1 ui:flex-col ui:gap-1 ui:text-pretty">
        <p className={`ui:font-semibold ${alertColors[tone]}`}>
          {title === undefined ? (
            word
          ) : (
            <>
              <span className="ui:sr-only">{word}: </span>
              {title}
            </>
          )}
        </p>
        {children}
        {action && <div className="ui:flex ui:flex-wrap ui:gap-2 ui:mt-1.5">{action}</div>}
      </div>
      {end && <div className="ui:-my-1.5 ui:shrink-0">{end}</div>}
    </div>
  )
}
