import type { BarLink, CurrentPath } from './bar-types.ts'

interface MenuLinksProps extends CurrentPath {
  links: readonly BarLink[]
  className?: string
  hidden?: true
  'data-member'?: ''
}

export function MenuLinks({ links, currentPath, className = '', ...rest }: MenuLinksProps) {
  return links.map(({ label, href }) => (
    <a
      key={href}
      href={href}
      {...rest}
      aria-current={href === currentPath ? 'page' : undefined}
      className={className === '' ? 'ui:site-link' : `ui:site-link ${className}`}
    >
      {label}
    </a>
  ))
}
