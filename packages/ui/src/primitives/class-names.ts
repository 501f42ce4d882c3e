/** The names that are there, joined. Whole names only, so that the style sheet's scanner finds them. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
