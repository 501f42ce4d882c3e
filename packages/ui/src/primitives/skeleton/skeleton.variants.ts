import { cva, type VariantProps } from '../variants.ts'

export const skeletonVariants = cva('ui:animate-pulse ui:bg-skeleton', {
  variants: {
    shape: {
      text: 'ui:h-[0.75em] ui:my-[0.3em] ui:w-full ui:rounded-box',
      box: 'ui:w-full ui:rounded-surface',
      control: 'ui:h-control-md ui:w-32 ui:rounded-control',
      circle: 'ui:size-control-md ui:rounded-round',
    },
  },
  defaultVariants: { shape: 'text' },
})

export type SkeletonVariants = VariantProps<typeof skeletonVariants>
