import { cva, type VariantProps } from '../variants.ts'

export const badgeVariants = cva(
  'ui:inline-flex ui:max-w-full ui:items-center ui:gap-1 ui:rounded-chip ui:px-1.5 ui:py-px ui:text-app-xs ui:font-semibold ui:whitespace-nowrap ui:border ui:[&>svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'ui:border-line-strong ui:bg-hover ui:text-text',
        accent: 'ui:border-accent/25 ui:bg-tint ui:text-accent',
        ok: 'ui:border-ok/25 ui:bg-ok-ground ui:text-ok',
        info: 'ui:border-info/25 ui:bg-info-ground ui:text-info',
        warn: 'ui:border-warn/25 ui:bg-warn-ground ui:text-warn',
        danger: 'ui:border-danger/25 ui:bg-danger-ground ui:text-danger',
        highlight: 'ui:border-transparent ui:bg-highlight-200 ui:text-tinta-950',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export type BadgeVariants = VariantProps<typeof badgeVariants>
