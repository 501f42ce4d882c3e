/** What an address says that belongs to one moment: the page of the list, and the record that is open. */
const momentary = ['halaman', 'catatan']

/** The part of a list's address that a saved view keeps: filters, order and hidden columns. */
export function viewParamsOf(params: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...params].filter(([name, value]) => !momentary.includes(name) && value !== ''))
}

/** Whether two views show the same, in whatever order their parameters stand. */
export function areSameParams(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

/** Hidden columns in an address: `sembunyi=email,phone`; `-` for none, where a list hides some at first. */
const hiddenParam = 'sembunyi'
const noneHidden = '-'

export function hiddenColumnsOf(params: URLSearchParams, hiddenAtFirst: readonly string[]): readonly string[] {
  const value = params.get(hiddenParam)
  if (value === null) return hiddenAtFirst
  return value === noneHidden ? [] : value.split(',')
}

/** The filter to change so that these columns are hidden; it is left out where they are the ones hidden at first. */
export function hiddenFilter(columns: readonly string[], hiddenAtFirst: readonly string[]): Record<string, string> {
  const isAsAtFirst = columns.length === hiddenAtFirst.length && columns.every((id) => hiddenAtFirst.includes(id))
  return { [hiddenParam]: isAsAtFirst ? '' : columns.length === 0 ? noneHidden : columns.toSorted().join(',') }
}
