import { cva, type VariantProps } from '../variants.ts'

export const headingVariants = cva('ui:text-balance ui:text-text', {
  variants: {
    size: {
      'display-xl': 'ui:text-display-xl',
      'display-l': 'ui:text-display-l',
      'display-m': 'ui:text-display-m',
      h2: 'ui:text-h2',
      h3: 'ui:text-h3',
      'app-3xl': 'ui:text-app-3xl ui:font-bold ui:tracking-tight',
      'app-2xl': 'ui:text-app-2xl ui:font-bold ui:tracking-tight',
      'app-xl': 'ui:text-app-xl ui:font-bold',
      'app-lg': 'ui:text-app-lg ui:font-bold',
      'app-md': 'ui:text-app-md ui:font-semibold',
      'app-sm': 'ui:text-app-sm ui:font-semibold',
    },
  },
  defaultVariants: { size: 'app-lg' },
})

export type HeadingVariants = VariantProps<typeof headingVariants>
