import { type ReactNode, useEffect, useId, useRef } from 'react'

interface ProfileSectionProps {
  title: string
  /** Scrolled to and focused when the page opens. @default false */
  isFocused?: boolean
  children: ReactNode
}

/** One part of the profile, under its heading. */
export function ProfileSection({ title, isFocused = false, children }: ProfileSectionProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFocused) heading.current?.focus()
  }, [isFocused])
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-6 rounded-surface border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id={id} ref={heading} tabIndex={-1} className="text-app-xl font-semibold outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}
