import { cva, type VariantProps } from '../variants.ts'

export const containerVariants = cva('ui:@container ui:mx-auto ui:w-full', {
  variants: {
    width: {
      narrow: 'ui:max-w-narrow',
      text: 'ui:max-w-text',
      content: 'ui:max-w-content',
      bleed: 'ui:max-w-bleed',
    },
    hasMargin: { true: 'ui:px-5', false: '' },
  },
  defaultVariants: { width: 'content', hasMargin: true },
})

export type ContainerVariants = VariantProps<typeof containerVariants>
