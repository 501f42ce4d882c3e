import type { RichTextProps } from '@naikkelas/ui/rich-text'
import { safeHref } from '@naikkelas/ui/sections/registry'

/** Links of a text lead to addresses alone: a record has no pages and no numbers of its own. */
export const textHref: RichTextProps['href'] = (link) => (link.kind === 'url' ? safeHref(link.href) : null)
