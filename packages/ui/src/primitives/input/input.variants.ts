/** The frame takes the focus ring of the input inside it. */
export const inputGroupClass =
  'ui:flex ui:items-center ui:gap-2 ui:has-[:focus-visible]:outline-3 ui:has-[:focus-visible]:outline-focus ui:has-[[aria-invalid=true]]:border-danger ui:has-[:disabled]:bg-hover ui:has-[:disabled]:border-line'

export const inputInGroupClass =
  'ui:min-w-0 ui:flex-1 ui:self-stretch ui:bg-transparent ui:outline-none ui:focus-visible:outline-none ui:disabled:cursor-not-allowed ui:disabled:text-muted'

export const adornmentClass = 'ui:inline-flex ui:shrink-0 ui:items-center ui:text-muted'
