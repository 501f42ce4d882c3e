export const choiceRowClass =
  'ui:relative ui:isolate ui:flex ui:items-start ui:gap-2.5 ui:touch-y ui:pointer-coarse:items-center'

/** The label's invisible edge reaches over the gap, so that the whole row is the target; the box stays above it. */
export const choiceLabelClass = 'ui:text-app-sm ui:text-text ui:before:absolute ui:before:inset-0 ui:cursor-pointer'

export const choiceHintClass = 'ui:block ui:text-app-xs ui:text-muted'

const choiceBoxClass =
  'ui:relative ui:z-1 ui:mt-px ui:size-[1.125rem] ui:shrink-0 ui:appearance-none ui:border ui:border-border ui:bg-surface ui:eased ui:cursor-pointer ui:hover:border-text ui:choice ui:aria-invalid:border-danger ui:focus-visible:outline-offset-2 ui:forced-colors:appearance-auto'

export const checkboxBoxClass = `${choiceBoxClass} ui:rounded-box ui:checkbox-mark`

export const radioBoxClass = `${choiceBoxClass} ui:rounded-round ui:radio-mark`
