import { cva, type VariantProps } from '../variants.ts'

export const timelineSignVariants = cva('', {
  variants: {
    tone: {
      neutral: 'ui:text-muted',
      accent: 'ui:text-accent',
      ok: 'ui:text-ok',
      warn: 'ui:text-warn',
      danger: 'ui:text-danger',
    },
  },
  defaultVariants: { tone: 'neutral' },
})

export type TimelineSignVariants = VariantProps<typeof timelineSignVariants>
