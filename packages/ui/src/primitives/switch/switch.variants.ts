export const switchClass =
  'ui:relative ui:z-1 ui:h-5 ui:w-9 ui:shrink-0 ui:appearance-none ui:rounded-round ui:border ui:border-border ui:bg-border ui:transition-colors ui:cursor-pointer ui:checked:border-action ui:checked:bg-action ui:disabled:cursor-not-allowed ui:disabled:opacity-50 ui:focus-visible:outline-offset-2 ui:switch-thumb ui:forced-colors:appearance-auto'
