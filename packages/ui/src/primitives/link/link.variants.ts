import { cva, type VariantProps } from '../variants.ts'

export const linkVariants = cva('ui:rounded-chip ui:eased', {
  variants: {
    variant: {
      inline:
        'ui:text-link ui:underline ui:decoration-1 ui:underline-offset-[0.2em] ui:hover:decoration-2 ui:active:text-text',
      standalone:
        'ui:inline-flex ui:items-center ui:gap-1.5 ui:font-semibold ui:text-link ui:underline ui:decoration-transparent ui:decoration-1 ui:underline-offset-[0.2em] ui:hover:decoration-current ui:touch-y',
      quiet:
        'ui:text-text ui:underline ui:decoration-transparent ui:underline-offset-[0.2em] ui:hover:decoration-current',
    },
  },
  defaultVariants: { variant: 'inline' },
})

export type LinkVariants = VariantProps<typeof linkVariants>
