import { cva, type VariantProps } from 'class-variance-authority'

export const dialogVariants = cva(
  'ui:fixed ui:z-50 ui:flex ui:flex-col ui:overflow-hidden ui:border ui:border-line ui:bg-surface ui:text-text ui:shadow-e3 ui:focus:outline-none',
  {
    variants: {
      placement: {
        center:
          'ui:overlay-panel ui:inset-x-3 ui:bottom-3 ui:mx-auto ui:max-h-[calc(100dvh-1.5rem)] ui:rounded-surface ui:sm:inset-y-0 ui:sm:my-auto ui:sm:h-fit ui:sm:max-h-[min(46rem,calc(100dvh-4rem))]',
        end: 'ui:overlay-sheet-end ui:inset-y-0 ui:end-0 ui:w-[min(100%,var(--ui-sheet-width))] ui:border-y-0 ui:border-e-0',
        bottom:
          'ui:overlay-sheet-bottom ui:inset-x-0 ui:bottom-0 ui:max-h-[85dvh] ui:rounded-t-surface ui:border-x-0 ui:border-b-0 ui:pb-[env(safe-area-inset-bottom)]',
      },
      size: {
        sm: 'ui:sm:max-w-[26rem] ui:[--ui-sheet-width:22rem]',
        md: 'ui:sm:max-w-[34rem] ui:[--ui-sheet-width:28rem]',
        lg: 'ui:sm:max-w-[48rem] ui:[--ui-sheet-width:40rem]',
        xl: 'ui:sm:max-w-[64rem] ui:[--ui-sheet-width:56rem]',
      },
    },
    compoundVariants: [{ placement: ['end', 'bottom'], class: 'ui:sm:max-w-none' }],
    defaultVariants: { placement: 'center', size: 'md' },
  },
)

export type DialogVariants = VariantProps<typeof dialogVariants>
