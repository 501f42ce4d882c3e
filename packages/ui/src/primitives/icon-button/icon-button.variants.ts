import { cva, type VariantProps } from 'class-variance-authority'

export const iconButtonVariants = cva(
  'ui:inline-flex ui:shrink-0 ui:items-center ui:justify-center ui:rounded-control ui:border ui:transition-colors ui:touch ui:disabled:cursor-not-allowed ui:disabled:opacity-40 ui:aria-busy:cursor-progress',
  {
    variants: {
      variant: {
        quiet:
          'ui:border-transparent ui:text-muted ui:enabled:hover:bg-hover ui:enabled:hover:text-text ui:aria-expanded:bg-hover ui:aria-expanded:text-text ui:aria-pressed:bg-tint ui:aria-pressed:text-accent',
        outline:
          'ui:border-line-strong ui:bg-surface ui:text-text ui:enabled:hover:bg-hover ui:aria-pressed:border-accent ui:aria-pressed:bg-tint ui:aria-pressed:text-accent',
        primary: 'ui:border-transparent ui:bg-action ui:text-action-text ui:enabled:hover:bg-action-hover',
        danger: 'ui:border-transparent ui:text-danger ui:enabled:hover:bg-danger-ground',
      },
      size: { sm: 'ui:size-control-sm', md: 'ui:size-control-md', lg: 'ui:size-control-lg' },
    },
    defaultVariants: { variant: 'quiet', size: 'md' },
  },
)

export type IconButtonVariants = VariantProps<typeof iconButtonVariants>
