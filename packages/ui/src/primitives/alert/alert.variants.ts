import { cva, type VariantProps } from '../variants.ts'

export const alertVariants = cva(
  'ui:flex ui:min-w-0 ui:items-start ui:gap-3 ui:rounded-surface ui:border ui:px-4 ui:py-3 ui:text-app-sm ui:text-text',
  {
    variants: {
      tone: {
        info: 'ui:border-info/25 ui:bg-info-ground',
        ok: 'ui:border-ok/25 ui:bg-ok-ground',
        warn: 'ui:border-warn/25 ui:bg-warn-ground',
        danger: 'ui:border-danger/25 ui:bg-danger-ground',
      },
    },
    defaultVariants: { tone: 'info' },
  },
)

export const alertColors = { info: 'ui:text-info', ok: 'ui:text-ok', warn: 'ui:text-warn', danger: 'ui:text-danger' }

export type AlertVariants = VariantProps<typeof alertVariants>
