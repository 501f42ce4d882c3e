import { PageFrame } from '@naikkelas/ui/page-frame'
import { PageHeader } from '@naikkelas/ui/page-header'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useHeadingFocus } from '../../../shared/document/heading-focus.ts'

interface AdminScreenProps {
  title: string
  /** What the screen is for, in a sentence. */
  description?: ReactNode
  /** The screen it belongs to. */
  back?: { href: string; label: string }
  /** Beside the heading: what adds to the screen, what takes it along. */
  actions?: ReactNode
  className?: string
  children: ReactNode
}

/**
 * A screen of the admin: margin, width and heading are the same for all of them. The heading has the focus when one
 * comes from another screen.
 */
export function AdminScreen({ title, description, back, actions, className, children }: AdminScreenProps) {
  return (
    <PageFrame className={className}>
      <PageHeader
        title={<span className="min-w-0 wrap-anywhere">{title}</span>}
        description={description}
        back={back}
        actions={actions}
        headingRef={useHeadingFocus()}
        Link={RouterLink}
      />
      {children}
    </PageFrame>
  )
}

function RouterLink({ href = '', ...rest }: ComponentPropsWithoutRef<'a'>) {
  return <Link to={href} {...rest} />
}
