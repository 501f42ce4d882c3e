export const switchClass =
  'ui:relative ui:z-1 ui:h-5 ui:w-9 ui:shrink-0 ui:appearance-none ui:rounded-round ui:border ui:border-border ui:bg-border ui:eased ui:cursor-pointer ui:choice ui:focus-visible:outline-offset-2 ui:hover:border-text ui:switch-thumb'
