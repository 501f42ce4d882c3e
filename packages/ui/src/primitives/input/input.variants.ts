/** The frame takes the focus ring of the input inside it. */
export const inputGroupClass = 'ui:flex ui:items-center ui:gap-2 ui:control-group'

export const inputInGroupClass =
  'ui:min-w-0 ui:flex-1 ui:self-stretch ui:bg-transparent ui:outline-none ui:focus-visible:outline-none'

export const adornmentClass = 'ui:inline-flex ui:shrink-0 ui:items-center ui:text-muted'
