import type { MarkupElement } from '../markup/markup-tree.ts'
import type { ElementIndex } from './element-index.ts'
import type { StyleRule } from './style-index.ts'

/** Declarations of the theme scope against a host's styles, and defaults of the document's body. */
const INITIAL: Readonly<Record<string, string>> = {
  'white-space': 'normal',
  'text-indent': '0',
  'letter-spacing': 'normal',
  'word-spacing': 'normal',
  'text-align': 'start',
  'text-transform': 'none',
  'font-size': '1rem',
  'font-style': 'normal',
  'font-weight': '400',
}

/** Removes values that the page's body has by default: no ancestor sets others. */
export function withoutInitial(rules: readonly StyleRule[], page: ElementIndex, scope: MarkupElement): StyleRule[] {
  const isOfScope = ({ selectors }: StyleRule) =>
    selectors.every((selector) => page.matched(selector).every((element) => element === scope))
  const isOfDocument = ({ selectors }: StyleRule) =>
    selectors.some((selector) =>
      page.matched(selector).some((element) => element === scope || element === scope.parent),
    )
  const setElsewhere = new Set(
    rules
      .filter((rule) => isOfDocument(rule))
      .flatMap(({ declarations }) =>
        declarations.filter(({ property, value }) => INITIAL[property] !== value).map(({ property }) => property),
      ),
  )
  return rules
    .map((rule) =>
      isOfScope(rule)
        ? {
            ...rule,
            declarations: rule.declarations.filter(
              ({ property, value }) => INITIAL[property] !== value || setElsewhere.has(property),
            ),
          }
        : rule,
    )
    .filter(({ declarations }) => declarations.length > 0)
}
