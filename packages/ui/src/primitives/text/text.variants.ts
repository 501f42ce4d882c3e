import { cva, type VariantProps } from '../variants.ts'

export const textVariants = cva('', {
  variants: {
    size: {
      lead: 'ui:text-lead ui:text-pretty',
      body: 'ui:text-body',
      small: 'ui:text-small',
      label: 'ui:text-label',
      'app-lg': 'ui:text-app-lg',
      'app-md': 'ui:text-app-md',
      'app-sm': 'ui:text-app-sm',
      'app-xs': 'ui:text-app-xs',
    },
    tone: {
      default: 'ui:text-text',
      muted: 'ui:text-muted',
      accent: 'ui:text-accent',
      danger: 'ui:text-danger',
      ok: 'ui:text-ok',
      warn: 'ui:text-warn',
      inherit: '',
    },
    weight: {
      regular: 'ui:font-regular',
      medium: 'ui:font-medium',
      semibold: 'ui:font-semibold',
      bold: 'ui:font-bold',
    },
    hasTabularDigits: { true: 'ui:tabular-nums', false: '' },
    isTruncated: { true: 'ui:block ui:min-w-0 ui:truncate', false: '' },
  },
  defaultVariants: { size: 'app-sm', tone: 'default', hasTabularDigits: false, isTruncated: false },
})

export type TextVariants = VariantProps<typeof textVariants>
