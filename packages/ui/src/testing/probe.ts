/** What any part may be given by an application: for styles, tests, analytics and scripts. */
export interface Probe {
  id: string
  className: string
  style: { outlineColor: string }
  'data-probe': string
  'aria-description': string
  ref: (element: Element | null) => void
}
