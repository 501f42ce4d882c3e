import { cva, type VariantProps } from 'class-variance-authority'

export const buttonVariants = cva(
  'ui:inline-flex ui:items-center ui:justify-center ui:gap-2 ui:rounded-control ui:border ui:font-semibold ui:text-center ui:select-none ui:no-underline ui:transition-colors ui:touch-y ui:disabled:cursor-not-allowed ui:disabled:opacity-50 ui:aria-disabled:not-aria-busy:cursor-not-allowed ui:aria-disabled:not-aria-busy:opacity-50 ui:aria-busy:cursor-progress',
  {
    variants: {
      variant: {
        primary:
          'ui:border-transparent ui:bg-action ui:text-action-text ui:enabled:hover:bg-action-hover ui:enabled:active:bg-action-active ui:[&:any-link]:hover:bg-action-hover ui:[&:any-link]:active:bg-action-active',
        secondary:
          'ui:border-line-strong ui:bg-surface ui:text-text ui:enabled:hover:bg-hover ui:[&:any-link]:hover:bg-hover ui:active:border-border',
        quiet:
          'ui:border-transparent ui:bg-transparent ui:text-text ui:enabled:hover:bg-hover ui:[&:any-link]:hover:bg-hover ui:aria-expanded:bg-hover',
        danger:
          'ui:border-transparent ui:bg-danger-action ui:text-danger-action-text ui:enabled:hover:bg-danger-action-hover ui:[&:any-link]:hover:bg-danger-action-hover',
        cta: 'ui:border-transparent ui:bg-cta ui:text-cta-text ui:enabled:hover:bg-cta-hover ui:[&:any-link]:hover:bg-cta-hover',
      },
      size: {
        sm: 'ui:min-h-control-sm ui:px-3 ui:text-app-xs ui:gap-1.5',
        md: 'ui:min-h-control-md ui:px-4 ui:text-app-sm',
        lg: 'ui:min-h-control-lg ui:px-5 ui:text-app-md',
        page: 'ui:min-h-control-page ui:px-6 ui:py-3 ui:text-body',
      },
      isFullWidth: { true: 'ui:w-full', false: '' },
    },
    defaultVariants: { variant: 'secondary', size: 'md', isFullWidth: false },
  },
)

export type ButtonVariants = VariantProps<typeof buttonVariants>
