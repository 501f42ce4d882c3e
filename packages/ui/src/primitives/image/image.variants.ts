import { cva, type VariantProps } from '../variants.ts'

export const imageVariants = cva('ui:relative ui:block ui:w-full ui:overflow-hidden ui:bg-tint ui:text-app-sm', {
  variants: {
    ratio: {
      '1:1': 'ui:aspect-square',
      '4:3': 'ui:aspect-[4/3]',
      '3:2': 'ui:aspect-[3/2]',
      '16:9': 'ui:aspect-video',
      '9:16': 'ui:aspect-[9/16]',
      original: '',
    },
    corners: { media: 'ui:rounded-media', portrait: 'ui:rounded-portrait', none: '' },
  },
  defaultVariants: { ratio: 'original', corners: 'media' },
})

export type ImageVariants = VariantProps<typeof imageVariants>
